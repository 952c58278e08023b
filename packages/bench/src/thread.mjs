// Each game is measured in a thread of its own, where no other game has shaped the compiled code.
import { parentPort, workerData } from 'node:worker_threads'
import { register } from 'tsx/esm/api'

register()
const { measureSubject } = await import('./subject.ts')
parentPort.postMessage(await measureSubject(workerData))
