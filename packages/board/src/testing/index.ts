export { Learning } from './learning.ts'
export { lessonFlaws } from './lesson-flaws.ts'
