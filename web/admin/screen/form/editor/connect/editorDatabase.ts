/** The browser's database of drafts that are being edited; small, because signing out imports it. */
const databaseName = 'canvass-editor';

/** The editor of one window and form, as the browser keeps it. */
export interface KeptRow {
  /** User, form and window. */
  readonly key: string;
  /** User and form. */
  readonly place: string;
  readonly user: string;
  readonly keptAt: number;
  readonly hasUnsent: boolean;
  readonly stored: unknown;
}

let opening: Promise<IDBDatabase> | undefined;

async function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const rows = request.result.createObjectStore('kept', { keyPath: 'key' });
      rows.createIndex('place', 'place');
      rows.createIndex('user', 'user');
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another window deletes the database when the person signs out.
      database.onversionchange = () => {
        database.close();
        opening = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return await opening;
}

async function run<Made>(
  mode: IDBTransactionMode,
  ask: (rows: IDBObjectStore) => IDBRequest<Made>,
): Promise<Made> {
  const transaction = (await open()).transaction('kept', mode);
  const request = ask(transaction.objectStore('kept'));
  return await new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

export async function keptRows(index: 'place' | 'user', key: string): Promise<KeptRow[]> {
  return await run('readonly', (rows): IDBRequest<KeptRow[]> => rows.index(index).getAll(key));
}

export async function keepRow(row: KeptRow): Promise<void> {
  await run('readwrite', (rows) => rows.put(row));
}

export async function dropRow(key: string): Promise<void> {
  await run('readwrite', (rows) => rows.delete(key));
}

/** Removes everything when the person signs out. */
export function forgetDrafts(): void {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(databaseName);
}
