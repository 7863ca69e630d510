import { describe, expect, test } from 'vitest';
import { findAll, fold, foldQuery } from './fold.ts';

const found = (text: string, query: string, language: 'pt' | 'ar' | 'zh') =>
  findAll(fold(text, language), foldQuery(query, language)).map(({ start, end }) => text.slice(start, end));

describe('what is found', () => {
  test('whatever the accents and the case', () => {
    expect(found('A Licitação e a LICITACAO', 'licitacao', 'pt')).toEqual(['Licitação', 'LICITACAO']);
    expect(found('licitacao', 'Licitação', 'pt')).toEqual(['licitacao']);
    expect(found('a decomposed ação', 'ação', 'pt')).toEqual(['ação']);
  });

  test('Arabic whatever the vowel signs, the form of alef, the end of a word, and tatweel', () => {
    expect(found('ما تُمنح له', 'تمنح', 'ar')).toEqual(['تُمنح']);
    expect(found('الأطراف والإدارة', 'الاطراف', 'ar')).toEqual(['الأطراف']);
    expect(found('هدية إلى موظف', 'هديه الي', 'ar')).toEqual(['هدية إلى']);
    expect(found('الرشـــوة', 'الرشوة', 'ar')).toEqual(['الرشـــوة']);
  });

  test('Chinese across the lines of a PDF, and a single letter of it', () => {
    expect(found('尽职\n调查政策', '尽职调查', 'zh')).toEqual(['尽职\n调查']);
    expect(found('礼品', '礼', 'zh')).toEqual(['礼']);
  });

  test('a phrase over the end of a line', () => {
    expect(found('salário\nmínimo', 'salario minimo', 'pt')).toEqual(['salário\nmínimo']);
  });
});

test('a single Latin letter, or nothing, is not searched for', () => {
  expect(foldQuery('a', 'pt')).toBe('');
  expect(foldQuery('  ', 'ar')).toBe('');
  expect(findAll(fold('aaa', 'pt'), '')).toEqual([]);
});
