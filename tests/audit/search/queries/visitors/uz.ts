import { readQueries } from '../lines.ts';

export const uz = readQueries(
  'uz',
  `
  matbuot xizmati > /connect#press /connect
  jurnalistman intervyu olmoqchiman > /connect#press /connect
  матбуот котиби > /connect#press /connect
  jurnal issn raqami > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  oak royxatidagi jurnalmi > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  diplom haqiqiyligini tekshirish > /connect#diploma /connect /licence
  diplom rossiyada otadimi > /licence
  akkreditatsiya bormi > /licence /about
  litsenziya raqami > /licence /about
  viza taklifnoma > /sections/2 /admission /international
  kirish bali > /admission /admission/1
  kvota nechta > /admission /admission/1
  kontrakt narxi qancha > /fees
  kontrakt summasi stomatologiya > /fees /course/3
  bolib tolash mumkinmi > /fees
  контракт нархи > /fees
  yetim bolalarga chegirma > /fees /sections/7
  opa singil oqisa chegirma bormi > /fees
  hujjat topshirish qachon boshlanadi > /admission /admission/1
  qaysi fanlardan imtihon > /admission/1 /admission
  086 spravka > /admission /admission/1
  perevod qilsa boladimi boshqa institutdan > /admission/3
  oqishni kochirish hujjatlari > /admission/3
  kechki hamshiralik > /admission/4
  ishlab turib oqish > /admission/4
  sirtqi bormi > /courses /course/6 /about-course/6
  medkollej bitirganman kira olamanmi > /admission/2 /admission/4 /admission /admission/1
  yotoqxona narxi > /dormitory
  ётоқхона > /dormitory
  obshejitiyaga qanday joylashaman > /dormitory
  ttj soat nechida yopiladi > /dormitory
  yotoqxonaga mehmon kirsa boladimi > /dormitory
  stamatologiya necha yil > /course/3 /about-course/3 /courses
  farmatsevtika > /course/6 /about-course/6 /departments/6
  spravka olish oqish joyidan > /students /sections/5
  akademik tatil olish > /sections/5 /students
  qayta topshirish imtihonni > /sections/5 /students
  hemis parolini unutdim > /students /sections/8
  dars jadvali > /students
  qishki tatil qachon > /students
  psixolog > /sections/7 /students
  togaraklar > /sections/3
  kitob olish kutubxonadan > /books#borrow /books /sections/6
  plagiat tekshiruvi > /sections/6
  oqituvchi kerakmi vakansiya > /careers
  ishga kirish hujjatlari > /careers
  ordinatura terapiya > /postgraduate
  doktorantura > /postgraduate
  rektorga xat > /reception
  oqituvchi ustidan shikoyat > /reception
  pul sorayapti zachot uchun > /anti-corruption
  vokzaldan qanday boriladi > /contact
  qoqon filiali > /about
  basseyn
  yuridik fakultet
  veterinariya
  harbiy kafedra
  yosh chegarasi
  hijob kiysa boladimi
  bank rekvizitlari
  avtoturargoh
  haydovchilik kursi
  `,
);
