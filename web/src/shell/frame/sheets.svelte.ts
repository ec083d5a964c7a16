/** The sheets that any page may open: settings and help. */

export type Sheet = 'settings' | 'help';

class Sheets {
  now = $state<Sheet | null>(null);

  open(sheet: Sheet): void {
    this.now = sheet;
  }

  close(): void {
    this.now = null;
  }
}

export const sheets = new Sheets();
