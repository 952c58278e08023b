/** Decisions whose whole form is asked for in a panel beside the chart. */
export const PANEL_STEPS = ['land', 'harvest', 'gain', 'smite', 'exchange', 'giveBack', 'enemyWay'] as const

export type PanelStep = (typeof PANEL_STEPS)[number]

export const isPanelStep = (step: string): step is PanelStep => (PANEL_STEPS as readonly string[]).includes(step)
