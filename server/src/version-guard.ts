import { enableCompileCache } from 'node:module';

/**
 * First import of every entry, which loads the rest only afterwards: an older Node would crash later, in a native module,
 * with nothing said. Compiled sources are kept between starts, which halves the time of a start.
 */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Scriptorium needs Node.js 24 or newer, this is ${process.version}. Start it with "npm start", which brings its own.\n`,
  );
  process.exit(1);
}
enableCompileCache();
