import { describe, expect, it } from 'vitest';
import { normalizePhone } from '../../../src/forms/phone.ts';

describe('normalizes a telephone number to E.164:', () => {
  it.each([
    ['901234567', '+998901234567'],
    ['90 123 45 67', '+998901234567'],
    ['(90) 123-45-67', '+998901234567'],
    ['90.123.45.67', '+998901234567'],
    ['90–123–45–67', '+998901234567'],
    ['998901234567', '+998901234567'],
    ['+998 90 123 45 67', '+998901234567'],
    ['00 998 90 123 45 67', '+998901234567'],
    ['[998] 90\u00A0123\u00A045\u00A067', '+998901234567'],
    ['９０１２３４５６７', '+998901234567'],
    ['＋９９８（９０）１２３－４５－６７', '+998901234567'],
    ['\u202A+998\u00AD901234567\u202C', '+998901234567'],
    ['+7 916 123 45 67', '+79161234567'],
    ['0090 532 123 45 67', '+905321234567'],
    ['+290 12345', '+29012345'],
    ['+123456789012345', '+123456789012345'],
  ])('%j → %s', (written, number) => {
    expect(normalizePhone(written)).toBe(number);
  });
});

describe('rejects', () => {
  it.each([
    ['nothing', ''],
    ['a sign alone', '+'],
    ['words', 'qoʻngʻiroq qiling'],
    ['eight digits', '90123456'],
    ['ten digits without a country', '8901234567'],
    ['a trunk zero', '0901234567'],
    ['a trunk zero within nine digits', '090123456'],
    ['an Uzbek number a digit short', '+99890123456'],
    ['an Uzbek number a digit long', '+9989012345678'],
    ['a country code that starts with zero', '+0123456789'],
    ['sixteen digits', '+1234567890123456'],
    ['six digits', '+123456'],
    ['two numbers', '901234567, 911234567'],
    ['an extension', '+998712345678 ext 12'],
    ['a plus within', '+998+901234567'],
    ['letters within', '+99890I234567'],
  ])('%s', (_, written) => {
    expect(normalizePhone(written)).toBeUndefined();
  });
});
