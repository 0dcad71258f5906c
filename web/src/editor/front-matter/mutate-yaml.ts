import { type Document, isMap, isScalar, isSeq, Scalar, YAMLSeq } from 'yaml';
import { findSlot, type YamlEdit } from './yaml-document.ts';

/** Removing the last item of a list removes the list. */
export function widen(document: Document.Parsed, edit: YamlEdit): YamlEdit {
  if (edit.kind !== 'remove') return edit;
  let { path } = edit;
  while (path.length > 1) {
    const parent = document.getIn(path.slice(0, -1), true);
    if (!isSeq(parent) || parent.items.length > 1) break;
    path = path.slice(0, -1);
  }
  return { kind: 'remove', path };
}

/** Applies an edit to a parsed document; false if it does not fit. The result defines what the edited text must say. */
export function mutate(document: Document.Parsed, edit: YamlEdit): boolean {
  const { path } = edit;
  if (document.contents === null) document.contents = document.createNode({}) as unknown as typeof document.contents;
  if (!isMap(document.contents)) return false;
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const here = document.getIn(path, true);
  if (edit.kind === 'remove') return document.hasIn(path) && document.deleteIn(path);
  if (edit.kind === 'insert' || edit.kind === 'move') {
    if (!isSeq(here)) return false;
    if (edit.kind === 'insert') here.items.splice(edit.at, 0, document.createNode(edit.value));
    else here.items.splice(edit.to, 0, ...here.items.splice(edit.from, 1));
    return true;
  }
  if (edit.kind === 'wrap') {
    const list = new YAMLSeq();
    if (!isMap(parent) || here === undefined) return false;
    list.items.push(here);
    parent.set(path.at(-1), list);
    return true;
  }
  if (edit.kind === 'set' && here !== undefined && !isScalar(here)) return false;
  if (isMap(parent) && !parent.has(path.at(-1))) {
    const pair = document.createPair(path.at(-1), edit.value);
    parent.items.splice(path.length > 1 ? parent.items.length : findSlot(document, String(path[0])), 0, pair as never);
    return true;
  }
  if (!isMap(parent) && !isSeq(parent)) return false;
  if (edit.kind === 'set' && isScalar(here)) {
    here.value = edit.value;
    delete here.source;
    // Its style only suits text, and a folded block would be folded differently.
    if (typeof edit.value !== 'string' || here.type === Scalar.BLOCK_FOLDED) delete here.type;
  } else parent.set(path.at(-1), document.createNode(edit.value));
  return true;
}
