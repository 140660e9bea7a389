import type { Locale } from '../../i18n/locales.ts';
import { queryWords } from './words.ts';

/** Words of questions and small talk, which say nothing about the subject. */
const stopWords: Partial<Record<Locale, string>> = {
  uz: `qancha qanday qanaqa qachon qayerda qayerga qayerdan qaerda qaerga qaysi kim kimga kimdan nima nimaga
    nimani nega necha nechta nechchi bormi bor yoq mi va yoki ham uchun bilan haqida boyicha kerak mumkin
    mumkinmi boladi bolami boladimi olsa qilib qilish qilsa bering ayting iltimos menga mening men siz
    sizlarda sizda sizning bizda shu bu u esa universitet universiteti universitetda universitetning institut instituti agar lekin boshqa kerakmi edi ekan qayer qani
    kk krk kere kerakli lozim zarur bormikan bomi yoqmi emas emasmi bolsa bolsam bolib bolish bolishi
    bolaman bolarmi bolmaydimi bolmoqchiman bolmoqchi bolarkan buladi buladimi qande kanday kanaqa
    kanaka kancha kachon kayerda kaerda kaysi qatta qattan nimadan nimalar nechanchi kimlar kimlarga
    kimni man mani sizga sizlarga sizlar sizni sizlarni sizlarning bizni uni unga buni bunga shuni endi
    hozir yana faqat ozi ozim deb degan salom assalomu alaykum rahmat aytib bilsam bilmoqchi
    bilmoqchiman qilay qilaman qilinadi qiladi qilsam qilmoqchiman qilishim qilasiz qilasizlarmi olsam
    olaman olamiz olish oladi oladimi beradi beradimi beriladi berasiz berasizlarmi yerda bir togrisida
    oqiladi oqiydi oqiy oqish universitetga universitetdan universitetni universitetingiz unversitet
    univer institutda institutga oliygoh ishi otdel xonada tushadi tushadimi chiqadi chiqadimi keladi
    ketadi turadi boraman borsam borsak kelsam yuborsa qoyilgan qoyadi gaplashmoqchiman xohlayman
    istayman kuni kunlari eng kop dan ga ni da orqali ozlaringiz olmoqchiman olmoqchimiz olamanmi olasizmi unutdim unutib unutganman esimdan chiqdi yoqotdim bitirganman bitirdim kirsam kiraman sorayapti soradi olishim berish berishadi boshlanadi tugaydi yetadi ketadimi`,
  ru: `как какой какая какое какие каких какую каком какому каким какими где куда откуда когда кто кого кому что чего чем почему зачем
    сколько ли есть и или а но в во на по с со у к ко о об от до для из за при под над без через это этот
    эта эти то тот мне меня мой мы вы вас вам ваш ваша ваше ваши я он она они можно нужно надо нужны нужен
    нужна хочу могу буду будет быть если не ни же бы университет университета университете университету универ вуз вуза вузе вузу институт институте института скажите подскажите пожалуйста здравствуйте
    какого чему кем ком нам нас ей ему их его ее себя себе собой свой свои своей моя мое мои моей наш наша там тут здесь
    все всего всем весь уже еще тоже также только просто вообще вот ведь даже про насчет чтоб чтобы который которые
    которая такое такая такой такие потом тогда сразу опять снова лучше нет нету был была было были бывает будете
    будут хотел хотела хочет хотим хотят можете могут может сможет смогу смогут узнать найти посмотреть
    получить взять сделать делать скачать показать покажите дайте дать дают дадут дает берут берете возьмут возьмете
    принимаете принимают подойдет подходит подскажи скажи расскажите помогите объясните интересует привет добрый
    ассалому алейкум салам спасибо плиз пж скок скока сколко скоко че чо шо щас универа универе универу универом университетом вузом после
    сын сына дочь дочка дочери дочке 1 2 3 4 5 6 курс курса курсе году отделение отделении
    входит входят действует действуют действителен начинается начнется начинают заканчивается закончится длится идет идут забыл забыла забыли потерял потеряла год года годов лет взять домой привести приводить провести дали сказали говорят требуют требует подскажете хотелось посоветуйте работаете работает имеет имеете отдать сдавать сдают
    нести принести приносить учиться учится учусь учат учеба учебы учебу учебе обучение обучения обучению обучении`,
  tr: `nasıl ne kadar nedir nerede nereden nereye neresi hangi hangisi kim kime kimdir kaç ne niçin neden
    zaman mi mı mu mü midir var varmı yok ve veya ile için icin bir bu şu o da de ben benim bana siz sizin
    biz gerek gerekli lazım lütfen istiyorum edebilir miyim olur oluyor olabilir yapılır nasil üniversite üniversitesi üniversitede üniversiteye üniversitenin
    acaba merhaba selam peki yani hiç çok hem ama gibi diye dair hakkında ilgili şey artık nerde nerden neler kimler
    kimin hangileri kaça kaçta beni bize bizim size sizi sizde sizden onu onun bunu bunun burası burada buraya buranın
    orası orada oraya kendi biri varsa yoksa ise ki iyi olan olarak olmak olsa olsam olacak olurum olmaz oldu olmalı
    etmek ediyor edilir edebilirim etsem yapmak yapabilir yapabilirim yapılıyor yapıyor yapıyorsunuz yapmalı yapmalıyım
    yaparım yapayım yaptım yapsam almak alabilir alabilirim alınır alıyor alıyorsunuz alayım veriyor veriyorsunuz verilir
    veriliyor verir versem istiyoruz isterim istiyor isteyen isteniyor mısınız misiniz musunuz müsünüz mıyım muyum müyüm
    mıyız miyiz muyuz gerekir gerekiyor lazim zorunda mümkün öğrenmek öğrenebilirim öğrenirim bakar bakıyor bakılır
    imkanı oğlum kızım çocuğum kardeşim okul okula okulda okulun okulunuz okumak okuyan okuyor okuyorum okunur
    okunuyor okusam okuyabilir okuyabilirim bölümü özbekistan özbekistanda
    bi hanım bey hocam tutuyor hepsi göre bilmiyorum biliyor olurmu varmi edeyim ediyorum yapacağım yapacak yapıcam yapılacak
    alacağım alacak gelir geldi görebilirim görüyor bulunmak bulabilirim okumanın okuyacak ordaki vermek istediler istedi istiyorlar girmek girmem girmeli geçmek geçebilir başlıyor başlar bitiyor biter unuttum kaybettim sürüyor sürer kalabilir gelinir gidilir`,
  en: `a an the how what which where when who whom whose why is are was were be do does did can could may
    should would will shall i me my we you your it its he she they them this that these those there of in on
    at to for from with by about and or not no if as than please tell need want have has get got any some
    much many long university universities uni univ college institute wants wanted
    wanna become u ur r im ive id pls plz hi hello know also just only there here already now am being doing
    getting possible allowed someone something anything let give without looking come coming
    still bring somebody dont doesnt needed needs moving included includes inside asked asking forgot lost begin begins start starts finish gets gone go goes going take takes taken make makes made says said told tells`,
};

/**
 * The stop words of a language plus others, such as the university's names, normalized and separated by
 * spaces. The browser only loads those of its own language.
 */
export const stopWordsText = (locale: Locale, others: readonly string[] = []): string =>
  [...new Set(queryWords([stopWords[locale], ...others].join(' '), locale))].join(' ');
