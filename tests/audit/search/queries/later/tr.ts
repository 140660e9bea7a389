import { readQueries } from '../lines.ts';

export const tr = readQueries(
  'tr',
  `
  hemşirelik ücreti ne kadar > /fees /course/4
  eğitim kredisi var mı > /fees
  burs veriyor musunuz > /fees /sections/7
  başvuru belgeleri > /admission /admission/1 /admission/2
  kimya sınavı > /admission/1 /admission
  sonuçlar ne zaman açıklanır > /admission /admission/1
  tıp kaç yıl sürüyor > /course/1 /about-course/1 /courses
  ingilizce tıp var mı > /course/1 /about-course/1 /courses
  fizyoterapi > /course/8 /about-course/8
  nclex kursu > /news/24/nclex-study-group-opens /news/7/faculty-of-nursing-at-camu
  türkiyede diploma tanınır mı > /licence
  akreditasyon tarihi > /licence /about
  yurtta yer var mı > /dormitory
  yurda ne getirmeliyim > /dormitory
  ogrenci belgesi nasil alinir > /students /sections/5
  notuma itiraz > /sections/5 /students
  ara tatil > /students
  hemis girişi > /students /sections/8
  gönüllülük > /sections/3
  anatomi hocası > /teachers /departments/3 /staff
  yüksek lisans > /postgraduate
  dergi yazım kuralları > /journal /journals/1/medicine-of-the-fergana-valley /journals/2/nursing-and-care /journals/3/public-health-review
  iş ilanları > /careers
  rektörle görüşmek > /reception /sections/1 /staff/anvar-qodirov /staff
  haber için iletişim > /connect#press /connect
  sahte diploma > /connect /licence
  maaş ne kadar
  havalimanı transferi
  mühendislik
  spor salonu
  `,
);
