export interface DroppedFile {
  file: File;
  relativePath: string;
}

/** The files of a drop or paste; those inside dropped folders with their relative path. */
export async function readDropped(data: DataTransfer): Promise<DroppedFile[]> {
  // The list is emptied as soon as the event handler returns, so read its entries synchronously.
  const entries = [...data.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const plain = [...data.files];
  if (entries.every((entry) => entry === null)) return plain.map((file) => ({ file, relativePath: file.name }));
  const found: DroppedFile[] = [];
  for (const entry of entries) if (entry !== null) await collect(entry, '', found);
  return found;
}

async function collect(entry: FileSystemEntry, above: string, found: DroppedFile[]): Promise<void> {
  const path = above + entry.name;
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    found.push({ file, relativePath: path });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // readEntries returns at most a hundred entries per call, and an empty list at the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (batch.length === 0) return;
    for (const child of batch) await collect(child, `${path}/`, found);
  }
}

/** The files of a file chooser, which with `webkitdirectory` include their relative path. */
export function readChosen(list: FileList | null): DroppedFile[] {
  return [...(list ?? [])].map((file) => ({ file, relativePath: file.webkitRelativePath || file.name }));
}
