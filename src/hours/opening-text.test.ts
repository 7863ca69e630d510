import { expect, test } from 'vitest';
import en from '../../content/copy/en/hours.json' with { type: 'json' };
import pt from '../../content/copy/pt/hours.json' with { type: 'json' };
import { specifiedHours } from './channels.ts';
import { openingText } from './opening-text.ts';

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '');
const say = (moment: string, zone: string) =>
  plain(openingText(specifiedHours.helpDesk, new Date(moment), en, 'en-GB', zone));

test('open, in Brasília and abroad', () => {
  expect(say('2027-03-10T15:00:00Z', 'America/Sao_Paulo')).toBe('Open now, until 19:00 in Brasília.');
  expect(say('2027-03-10T15:00:00Z', 'Asia/Dubai')).toBe(
    'Open now, until 19:00 in Brasília (Thu 2:00 your time).',
  );
});

test('closed: when it opens next, with the day if that is not today', () => {
  expect(say('2027-03-10T09:00:00Z', 'Asia/Shanghai')).toBe(
    'Closed now. Opens next: 8:00 in Brasília (19:00 your time).',
  );
  expect(say('2027-03-13T15:00:00Z', 'America/Sao_Paulo')).toBe(
    'Closed now. Opens next: Mon 8:00 in Brasília.',
  );
});

test('the day is said again only where it is another one', () => {
  expect(say('2027-03-13T15:00:00Z', 'Asia/Dubai')).toBe(
    'Closed now. Opens next: Mon 8:00 in Brasília (15:00 your time).',
  );
  expect(say('2027-03-13T15:00:00Z', 'Pacific/Kiritimati')).toBe(
    'Closed now. Opens next: Mon 8:00 in Brasília (Tue 1:00 your time).',
  );
});

test('a holiday is named as the reason', () => {
  expect(say('2027-04-21T15:00:00Z', 'America/Sao_Paulo')).toBe(
    'Today is not a working day in Brazil. Closed now. Opens next: Thu 8:00 in Brasília.',
  );
});

test('Portuguese writes hours as its own sentences do', () => {
  const inPortuguese = (moment: string, zone: string) =>
    plain(openingText(specifiedHours.helpDesk, new Date(moment), pt, 'pt-BR', zone));
  expect(inPortuguese('2027-03-10T15:00:00Z', 'America/Sao_Paulo')).toBe(
    'Atende agora, até as 19h em Brasília.',
  );
  expect(inPortuguese('2027-03-10T15:00:00Z', 'Asia/Kolkata')).toContain('3h30 no seu horário');
});

test('the chat is always open', () => {
  expect(openingText(specifiedHours.chat, new Date(), pt, 'pt-BR')).toBe(pt.always);
});
