import type { Dictionary } from './dictionary.ts';

/** The messages of the page and the command on translations, in Russian. */
export const ru: Dictionary = {
  title: 'Состояние переводов',
  lead: 'Первыми стоят тексты, которые посетители читают чаще всего. Перевод «устарел», если после него изменился узбекский текст.',
  noHistory: 'В этой копии нет полной истории git, поэтому устаревшие переводы определить нельзя.',
  none: 'Все тексты есть на всех языках, устаревших переводов нет.',
  languages: 'Язык страницы',
  edit: 'Редактировать',
  complete: 'Есть на всех языках и не устарели: {count}',
  'state.there': 'есть',
  'state.missing': 'не хватает',
  'state.older': 'устарел',
  'count.missing': 'не хватает {count}',
  'count.older': 'устарело {count}',
  'group.news': 'Новости последнего месяца',
  'group.admission': 'Приём',
  'group.programmes': 'Программы обучения',
  'group.pages': 'Страницы',
  'group.others': 'Остальное',

  summary: 'Языки: {languages}',
  'command.help': `Как пользоваться: npm run translations -- [параметры] [папка]

Показывает, на каких языках не хватает текстов в src/content или в указанной папке и какие переводы устарели.

  --json        вывести все материалы в формате JSON
  --lang <код>  язык сообщений: {languages}
  --help        показать эту справку`,
  'command.dashes': 'Поставьте перед параметрами «--»: npm run translations -- --json --lang ru',
};
