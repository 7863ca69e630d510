import { expect, test } from 'vitest';
import en from '../../content/copy/en/hours.json' with { type: 'json' };
import ar from '../../content/copy/ar/hours.json' with { type: 'json' };
import es from '../../content/copy/es/hours.json' with { type: 'json' };
import pt from '../../content/copy/pt/hours.json' with { type: 'json' };
import zh from '../../content/copy/zh/hours.json' with { type: 'json' };
import { specifiedHours } from './channels.ts';
import { openingText } from './opening-text.ts';

/** Without the marks of direction, and what binds words. */
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/gu, '').replaceAll('\u00a0', ' ');
const say = (moment: string, zone: string) =>
  plain(openingText(specifiedHours.helpDesk, new Date(moment), en, 'en-GB', zone));

test('open, in Brasília and abroad', () => {
  expect(say('2027-03-10T15:00:00Z', 'America/Sao_Paulo')).toBe('Open now, until 19:00.');
  expect(say('2027-03-10T15:00:00Z', 'Asia/Dubai')).toBe(
    'Open now, until 19:00 in Brasília (Thu 2:00 your time).',
  );
});

test('closed: when it opens next, with the day if that is not today', () => {
  expect(say('2027-03-10T09:00:00Z', 'Asia/Shanghai')).toBe(
    'Closed now. Opens at 8:00 in Brasília (19:00 your time).',
  );
  expect(say('2027-03-13T15:00:00Z', 'America/Sao_Paulo')).toBe('Closed now. Opens Monday at 8:00.');
});

test('the day is said again only where it is another one', () => {
  expect(say('2027-03-13T15:00:00Z', 'Asia/Dubai')).toBe(
    'Closed now. Opens Monday at 8:00 in Brasília (15:00 your time).',
  );
  expect(say('2027-03-13T15:00:00Z', 'Pacific/Kiritimati')).toBe(
    'Closed now. Opens Monday at 8:00 in Brasília (Tue 1:00 your time).',
  );
});

test('a holiday is named as the reason', () => {
  expect(say('2027-04-21T15:00:00Z', 'America/Sao_Paulo')).toBe(
    'Today is not a working day in Brazil. Closed now. Opens Thursday at 8:00.',
  );
});

test('Portuguese writes hours as its own sentences do', () => {
  const inPortuguese = (moment: string, zone: string) =>
    plain(openingText(specifiedHours.helpDesk, new Date(moment), pt, 'pt-BR', zone));
  expect(inPortuguese('2027-03-10T15:00:00Z', 'America/Sao_Paulo')).toBe('Atende agora, até as 19h.');
  expect(inPortuguese('2027-03-10T15:00:00Z', 'Asia/Kolkata')).toContain('3h30 no seu horário');
});

test('each language says in a plain sentence when it opens next', () => {
  const words = { pt, es, ar, zh };
  const locales = { pt: 'pt-BR', es: 'es-419', ar: 'ar', zh: 'zh-CN' };
  const closed = (language: keyof typeof words, moment: string) =>
    plain(
      openingText(
        specifiedHours.helpDesk,
        new Date(moment),
        words[language],
        locales[language],
        'America/Sao_Paulo',
      ),
    );
  // Early on a Wednesday, and on a Saturday.
  const [today, later] = ['2027-03-10T09:00:00Z', '2027-03-13T15:00:00Z'];
  expect(closed('pt', today)).toBe('Fora do horário. Reabre às 8h.');
  expect(closed('pt', later)).toBe('Fora do horário. Reabre segunda-\u2060feira às 8h.');
  expect(closed('es', today)).toBe('Fuera de horario. Reabre a las 8:00.');
  expect(closed('es', later)).toBe('Fuera de horario. Reabre el lunes a las 8:00.');
  expect(closed('ar', later)).toContain('يوم الاثنين الساعة 8:00');
  expect(closed('zh', later)).toContain('星期一 8:00');
});

test('the chat is always open', () => {
  expect(openingText(specifiedHours.chat, new Date(), pt, 'pt-BR')).toBe(pt.always);
});
