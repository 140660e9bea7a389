import { locales } from '../../i18n/locales.ts';
import type { FieldMessages } from '../expected.ts';

/** The expected forms of content fields in Turkish. */
export const tr: FieldMessages = {
  'expected.text': 'buraya metin yazılmalı.',
  'expected.languages': `en az bir dilde metin gerekli: ${locales.join(', ')}.`,
  'expected.day': 'tarih YYYY-AA-GG biçiminde yazılmalı, örneğin 2026-09-01.',
  'expected.dayNotBefore': 'tarih, “{field}” alanındaki günden önce olmamalı.',
  'expected.clock': 'saat, tırnak içinde SS:DD biçiminde yazılmalı, örneğin "08:00".',
  'expected.academicYear': 'akademik yıl 2025-2026 biçiminde yazılmalı.',
  'expected.yearsInRow': 'art arda gelen iki yıl gerekli, örneğin 2025-2026.',
  'expected.webAddress': 'https:// ile başlayan bir adres gerekli.',
  'expected.sitePath':
    'bu sitedeki bir sayfanın adresi gerekli, örneğin /courses veya /about#licence.',
  'expected.formerName': 'klasörün ya da dosyanın eski adı yazılmalı, örneğin 42-acik-kapi-gunu.',
  'expected.formerSlug': 'klasörün eski adı yazılmalı, örneğin anvar-qodirov.',
  'expected.pdf':
    'dosya yolu /pdf/ad.pdf biçiminde yazılmalı; dosyanın adında yalnızca Latin harfleri, rakamlar ve kısa çizgi bulunabilir.',
  'expected.mp4': 'dosya yolu /video/ad.mp4 biçiminde yazılmalı.',
  'expected.stream': 'dosya yolu /video/ad/film.m3u8 biçiminde yazılmalı.',
  'expected.captions': 'dosya yolu /video/ad/uz.vtt biçiminde yazılmalı.',
  'expected.email': 'bir e-posta adresi gerekli.',
  'expected.phone': 'telefon numarası tırnak içinde, +998732001234 biçiminde yazılmalı.',
  'expected.postcode': 'tırnak içinde altı rakam gerekli.',
  'expected.directionCode': 'tırnak içinde sekiz rakam gerekli, örneğin "60910200".',
  'expected.issn': 'ISSN 1234-567X biçiminde yazılmalı.',
  'expected.doi': 'DOI 10.1234/abc biçiminde yazılmalı.',
  'expected.domain': 'https:// ve yol olmadan site adresi gerekli, örneğin university.uz.',
  'expected.referencePrefix': 'iki ile sekiz arası büyük Latin harfi gerekli, örneğin UNI.',
  'expected.statusId': 'yalnızca küçük Latin harfleriyle yazılmalı, örneğin low-income.',
  'expected.faculty': 'anabilim dalının bağlı olduğu fakültenin numarası gerekli.',
  'expected.author': 'adın baş harfleri ve soyadı gerekli, örneğin N. R. Boboyeva.',
  'expected.pageRange': 'sayfa aralığı kısa çizgiyle (–) yazılmalı, örneğin 12–19.',
  'expected.articleTitle': 'makalenin kendi dilindeki başlığı gerekli.',
  'expected.ownFirstPage':
    '{item}. makale de {page}. sayfada başlıyor; her makale ayrı bir sayfada başlamalı. Sayfa numaralarını gözden geçirin.',
  'expected.ownProgramme':
    'bu {item}. maddede zaten var; her biri yalnızca bir kez yazılır. Fazla olanı silin.',
  'expected.pagesInOrder': 'ilk sayfa son sayfadan büyük olamaz, örneğin 33–40 yazılmalı.',
  'expected.opens': '“closes” yazılmış, öyleyse açılış saati de gerekli.',
  'expected.closes': '“opens” yazılmış, öyleyse kapanış saati de gerekli.',
  'expected.closesLater': 'kapanış saati, “opens” alanındaki saatten sonra olmalı.',
  'expected.daysInOrder':
    'son gün, “from” alanındaki günden önce geliyor; hafta pazartesiyle (mon) başlar. Günleri iki ayrı kayda bölün.',
  'expected.otherDays':
    'bu günlerden biri yukarıda zaten var; her gün yalnızca bir kez yazılır. Fazla olanı silin.',
  'expected.pageOrService': '“page” ve “service” alanlarından yalnızca biri bulunmalı.',
};
