import { readQueries } from '../lines.ts';

export const ru = readQueries(
  'ru',
  `
  пресс-служба > /connect#press /connect
  я журналист хочу взять интервью > /connect#press /connect
  issn журнала > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  журнал входит в перечень вак > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  проверить диплом по номеру > /connect#diploma /connect /licence
  диплом признают в казахстане > /licence
  действует ли диплом в россии > /licence
  лицензия до какого года > /licence /about
  виза приглашение для студента > /sections/2 /admission /international
  сколько стоит лечфак > /fees /course/1
  цена для граждан казахстана > /fees
  можно ли платить по частям > /fees
  скидка если двое детей учатся > /fees
  вернут ли деньги если отчислюсь > /fees
  квота > /fees /admission /admission/1
  проходной балл > /admission /admission/1
  когда начинается прием документов > /admission /admission/1
  какие экзамены сдавать > /admission/1 /admission
  справка 086 нужна? > /admission /admission/1
  перевестись из киргизии > /admission/3
  перевод на второй курс из другого вуза > /admission/3
  вечернее сестринское > /admission/4
  работаю медсестрой хочу высшее > /admission/4 /admission/2 /course/4
  заочно есть? > /courses /course/6 /about-course/6
  обшага сколько в месяц > /dormitory
  до скольки общежитие открыто > /dormitory
  можно привести гостей в общагу > /dormitory
  obshejitie tsena > /dormitory
  stomatologiya skolko let uchitsya > /course/3 /about-course/3 /courses
  академический отпуск > /sections/5 /students
  справка с места учебы > /students /sections/5
  пересдача экзамена > /sections/5 /students
  пароль от hemis забыл > /students /sections/8
  расписание занятий > /students
  каникулы зимой > /students
  психолог > /sections/7 /students
  кружки и спорт > /sections/3
  взять книгу домой > /books#borrow /books /sections/6
  проверка на антиплагиат > /sections/6
  вакансия преподавателя > /careers
  документы на должность заведующего кафедрой > /careers /careers/1 /careers/5
  ординатура педиатрия > /postgraduate
  аспирантура требования > /postgraduate
  декан лечебного факультета > /departments/1 /staff/jasur-nazarov /staff
  телефон бухгалтерии > /fees /connect
  часы приема ректора > /sections/1 /staff/anvar-qodirov /reception /staff
  жалоба на преподавателя > /reception
  вымогают деньги за зачет > /anti-corruption
  как доехать с вокзала > /contact
  филиал в коканде > /about
  бассейн
  ветеринар
  юридический факультет
  отсрочка от армии
  бик и расчетный счет
  возрастные ограничения
  можно ли носить хиджаб
  парковка
  военная кафедра
  курсы массажа для взрослых
  `,
);
