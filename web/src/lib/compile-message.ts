/** Replaced at build time (vite.config.ts compiles the catalogue), so that the parser is not part of the bundle. */
export { compileMessage } from '@lingui/message-utils/compileMessage';
