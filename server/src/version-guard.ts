/** First import of every entry: an older Node would crash later, in a native module, with nothing said. */
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  process.stderr.write(
    `Scriptorium needs Node.js 24 or newer, this is ${process.version}. Start it with "npm start", which brings its own.\n`,
  );
  process.exit(1);
}
