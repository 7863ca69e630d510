/** A `.env` is what many projects are configured by; here it would be a second place for the facts, and is not read. */
import { existsSync } from 'node:fs';

/** What to say of it to whoever starts something in a folder; nothing where there is none. */
export function envFileNotice(folder = '.'): string {
  if (!existsSync(`${folder}/.env`)) return '';
  return '.env is not read: export its variables first, with `set -a; . ./.env; set +a` (docs/configuration.md)';
}
