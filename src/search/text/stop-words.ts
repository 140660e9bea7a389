import type { Locale } from '../../i18n/locales.ts';
import { queryWords, type Words } from './words.ts';

/** Words of questions and small talk, and the university's own name: they say nothing about what is looked for. */
const stopWords: Record<Locale, string> = {
  uz: `qancha qanday qanaqa qachon qayerda qayerga qayerdan qaerda qaerga qaysi kim kimga kimdan nima nimaga
    nimani nega necha nechta nechchi bormi bor yoq mi va yoki ham uchun bilan haqida boyicha kerak mumkin
    mumkinmi boladi bolami boladimi olsa qilib qilish qilsa bering ayting iltimos menga mening men siz
    sizlarda sizda sizning bizda shu bu u esa camu universitet universiteti universitetda universitetning institut instituti fargona fargonada agar lekin boshqa kerakmi edi ekan qayer qani`,
  ru: `как какой какая какое какие каких какую каком какому каким какими где куда откуда когда кто кого кому что чего чем почему зачем
    сколько ли есть и или а но в во на по с со у к ко о об от до для из за при под над без через это этот
    эта эти то тот мне меня мой мы вы вас вам ваш ваша ваше ваши я он она они можно нужно надо нужны нужен
    нужна хочу могу буду будет быть если не ни же бы каму camu университет университета университете университету универ вуз вуза вузе вузу институт институте института фергана фергане ферганы скажите подскажите пожалуйста здравствуйте`,
  tr: `nasıl ne kadar nedir nerede nereden nereye neresi hangi hangisi kim kime kimdir kaç ne niçin neden
    zaman mi mı mu mü midir var varmı yok ve veya ile için icin bir bu şu o da de ben benim bana siz sizin
    biz gerek gerekli lazım lütfen istiyorum edebilir miyim olur oluyor olabilir yapılır nasil camu üniversite üniversitesi üniversitede üniversiteye üniversitenin fergana ferganada`,
  en: `a an the how what which where when who whom whose why is are was were be do does did can could may
    should would will shall i me my we you your it its he she they them this that these those there of in on
    at to for from with by about and or not no if as than please tell need want have has get got any some
    much many long camu university universities fergana`,
};

const normalized = new Map<Locale, ReadonlySet<string>>();

/** Leaves out the words that don't count, unless there are no others. Both are normalized. */
export function withoutStopWords(words: Words, locale: Locale): Words {
  const stops = normalized.get(locale) ?? new Set(queryWords(stopWords[locale], locale));
  normalized.set(locale, stops);
  const content = words.filter((word) => !stops.has(word));
  return content.length > 0 ? content : words;
}
