declare module 'citeproc' {
  const library: unknown;
  export default library;
}
