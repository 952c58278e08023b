// Cases that tests draw by chance are the same in every run; another seed draws others: SEED=7 npx vitest run
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1) })
