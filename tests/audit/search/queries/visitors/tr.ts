import { readQueries } from '../lines.ts';

export const tr = readQueries(
  'tr',
  `
  basın > /connect#press /connect
  basın sorumlusu kim > /connect#press /connect
  gazeteciyim röportaj yapmak istiyorum > /connect#press /connect
  dergi issn > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  makale yayınlamak ücretli mi > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  diploma sorgulama > /connect#diploma /connect /licence
  denklik > /licence
  yök tanıyor mu > /licence
  diploma almanyada geçerli mi > /licence
  üniversitenin ruhsatı var mı > /licence
  vize davet mektubu > /sections/2 /admission /international
  yabancı öğrenci ücreti dolar > /fees
  tip fakultesi fiyati > /fees /course/1
  taksitle ödeme > /fees
  kardeş indirimi > /fees
  yetim öğrenciye burs > /fees /sections/7
  kontenjan kaç kişi > /admission /admission/1
  başvuru ne zaman başlıyor > /admission /admission/1
  sınavda hangi dersler var > /admission/1 /admission
  gerekli belgeler nelerdir > /admission /admission/1 /admission/2
  yatay geçiş şartları > /admission/3
  başka üniversiteden geçmek > /admission/3
  akşam hemşirelik > /admission/4
  gündüz çalışıyorum okumak istiyorum > /admission/4
  online hemsirelik > /news/7/faculty-of-nursing-at-camu /admission/2 /course/4 /courses
  yurt fiyatı > /dormitory
  yurtta yemek yapılır mı > /dormitory
  yurda kaçta girmek lazım > /dormitory
  misafir kalabilir mi yurtta > /dormitory
  diş hekimliği kaç yıl > /course/3 /about-course/3 /courses
  eczacılık açıktan > /course/6 /about-course/6 /courses
  öğrenci belgesi > /students /sections/5
  transkript almak > /sections/5 /students
  kayıt dondurma > /sections/5 /students
  bütünleme sınavı > /sections/5 /students
  şifremi unuttum > /sections/8 /students
  ders programı > /students
  yarıyıl tatili ne zaman > /students
  psikolog > /sections/7 /students
  tiyatro kulübü > /sections/3
  kütüphane kaça kadar açık > /books /sections/6
  kitap ödünç alma > /books#borrow /books /sections/6
  öğretim görevlisi ilanı > /careers /careers/2
  işe girmek için belgeler > /careers
  uzmanlık eğitimi pediatri > /postgraduate
  doktora başvurusu > /postgraduate
  rektöre nasıl yazarım > /reception
  hocadan şikayet > /reception
  rüşvet istediler > /anti-corruption
  otogardan nasıl gelinir > /contact
  hemşirelik dekanı telefonu > /departments/2 /staff/nigora-saidova /students /staff
  yüzme havuzu
  hukuk fakültesi
  veterinerlik
  yös puanı
  hazırlık sınıfı
  yaş sınırı
  wifi şifresi
  askerlik tecili
  otopark
  iban numarası
  `,
);
