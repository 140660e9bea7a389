import { readQueries } from '../lines.ts';

export const ru = readQueries(
  'ru',
  `
  сколько стоит стоматология в год > /fees /course/3
  скидка сиротам > /fees /sections/7
  кредит на обучение > /fees
  документы для поступления > /admission /admission/1
  экзамен по химии > /admission/1 /admission
  когда результаты зачисления > /admission /admission/1
  сестринское дело онлайн > /news/7/faculty-of-nursing-at-camu /admission/2 /course/4 /courses
  bridge для медсестер > /news/7/faculty-of-nursing-at-camu /admission/2 /courses
  nclex подготовка > /news/24/nclex-study-group-opens /news/7/faculty-of-nursing-at-camu /departments/7
  признание диплома в германии > /licence
  аккредитация > /licence /about
  места в общежитии > /dormitory
  что взять с собой в общагу > /dormitory
  raspisanie > /students
  транскрипт оценок > /sections/5 /students
  не согласен с оценкой > /sections/5 /students
  стипендия > /fees /sections/7
  куратор группы > /sections/3
  номер деканата сестринского > /departments/2 /students /staff/nigora-saidova
  пациентам запись к врачу в клинику > /about
  опубликовать статью требования > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  магистратура > /postgraduate
  ищу работу преподавателем анатомии > /careers
  написать ректору > /reception
  контакты для сми > /connect#press /connect
  доска объявлений аренда квартиры
  тренажерный зал
  зарплата врача
  школа для детей
  IT специальность
  `,
);
