/** Where messages arrive: one JSON file each, in a folder of the project that git does not know. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface Message {
  /** Begins with the time of arrival, so that the names of the files are in the order of the messages. */
  id: string;
  received: string;
  /** Which of the two calls brought it. */
  call: 'send' | 'send-form';
  /** The fields of the form, or the parameters of the template. */
  fields: Record<string, string>;
}

export interface Mailbox {
  folder: string;
  keep: (call: Message['call'], fields: Record<string, string>) => Promise<Message>;
  /** All messages, newest first. */
  list: () => Promise<Message[]>;
}

/** A mailbox in a folder, which is made when the first message arrives. */
export function mailbox(folder: string): Mailbox {
  return {
    folder,
    keep: async (call, fields) => {
      const received = new Date().toISOString();
      const message: Message = {
        id: `${received.replaceAll(/[:.]/gu, '-')}-${randomUUID()}`,
        received,
        call,
        fields,
      };
      await mkdir(folder, { recursive: true });
      // Under its name there is only ever a whole file: a reader never meets half a message.
      const file = join(folder, `${message.id}.json`);
      await writeFile(`${file}.part`, `${JSON.stringify(message, null, 2)}\n`);
      await rename(`${file}.part`, file);
      return message;
    },
    list: async () => {
      const names = await readdir(folder).catch(() => []);
      const files = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed();
      return Promise.all(
        files.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as Message),
      );
    },
  };
}

/**
 * Finds the doubles: messages with the same `message_id` as one before them, which is what a browser or a
 * visitor makes of a sending that had no answer.
 * @param messages in any order
 * @returns by the id of each double, the id of the message that it repeats
 */
export function doublesOf(messages: Message[]): Map<string, string> {
  const first = new Map<string, string>();
  const doubles = new Map<string, string>();
  for (const { id, fields } of messages.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const known = fields.message_id && first.get(fields.message_id);
    if (known) doubles.set(id, known);
    else if (fields.message_id) first.set(fields.message_id, id);
  }
  return doubles;
}
