import { readQueries } from '../lines.ts';

export const uz = readQueries(
  'uz',
  `
  hamshiralik kontrakt > /fees /course/4
  talim krediti > /fees
  qabul hujjatlari royxati > /admission /admission/1
  kimyo biologiya imtihon > /admission/1 /admission
  natijalar qachon chiqadi > /admission /admission/1
  davolash ishi necha yil oqiladi > /course/1 /about-course/1 /courses
  онлайн ўқиш > /news/7/faculty-of-nursing-at-camu /course/4 /admission/2 /courses
  germaniyada ishlasam boladimi diplom bilan > /licence
  turkiyada diplom tan olinadimi > /licence
  yotoqxonaga hujjat > /dormitory
  yotoqxonada nima olib borish kerak > /dormitory
  дарс жадвали > /students
  bahom notogri qoyilgan > /sections/5 /students
  stipendiya > /fees /sections/7
  tyutor > /sections/3
  kutubxona ish vaqti > /books /sections/6
  dekan telefoni > /departments/1 /departments/2 /students /staff
  anatomiya oqituvchisi > /teachers /departments/3 /staff
  klinika manzili > /about
  maqola chop etish > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  magistratura > /postgraduate
  bosh ish orinlari > /careers
  kafedra mudiri tanlovi > /careers /careers/1 /careers/5
  telekanaldan savol bor edi > /connect#press /connect
  rektor qabuliga yozilish > /reception /sections/1 /staff/anvar-qodirov /staff
  qalbaki diplom > /connect /licence
  oylik maosh qancha
  bolalar bogchasi
  dasturlash kursi
  sport zal narxi
  `,
);
