// Each game tints the beams and the scene, never the fire or the players.
import.meta.glob('../../../games/*/manifest/mood.css', { eager: true })
