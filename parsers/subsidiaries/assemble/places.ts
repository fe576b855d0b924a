import { fragment, verbose, wordSet } from '../../layout/patterns.ts';
import { endsInDigit, isLetter, leadingWord } from '../leading-word.ts';
import { cut, type Words } from '../lines.ts';
import { remembered, rememberedTest } from '../remembered.ts';

/** US states and territories with their postal and older abbreviations. */
const UNITED_STATES = `alabama al ala;alaska ak;arizona az ariz;arkansas ar ark;california ca calif cal;colorado co
  colo;connecticut ct conn;delaware de del;florida fl fla;georgia ga;hawaii hi;idaho id;illinois il ill;indiana in
  ind;iowa ia;kansas ks kan kans;kentucky ky;louisiana la;maine me;maryland md;massachusetts ma mass;michigan mi mich;
  minnesota mn minn;mississippi ms miss;missouri mo;montana mt mont;nebraska ne neb nebr;nevada nv nev;new_hampshire
  nh n_h;new_jersey nj n_j;new_mexico nm n_m;new_york ny n_y;north_carolina nc n_c;north_dakota nd n_d;ohio oh;
  oklahoma ok okla;oregon or ore;pennsylvania pa penn penna;rhode_island ri r_i;south_carolina sc s_c;south_dakota sd
  s_d;tennessee tn tenn;texas tx tex;utah ut;vermont vt;virginia va;washington wa wash;west_virginia wv w_va;wisconsin
  wi wis wisc;wyoming wy wyo;district_of_columbia dc d_c washington_dc washington_d_c;puerto_rico pr p_r;guam;
  us_virgin_islands u_s_virgin_islands usvi virgin_islands_us;american_samoa;northern_mariana_islands;navajo_nation`;

const COUNTRIES = `afghanistan;albania;algeria;andorra;angola;anguilla;antigua;antigua_and_barbuda;argentina;armenia;
  aruba;australia;austria;azerbaijan;bahamas;bahrain;bangladesh;barbados;belarus;belgium;belize;benin;bermuda bda;
  bhutan;bolivia;bosnia;bosnia_and_herzegovina;bosnia_herzegovina;botswana;brazil;brasil;british_virgin_islands
  british_virgin_island bvi b_v_i;brunei;bulgaria;burkina_faso;burma;burundi;cambodia;cameroon;canada;cape_verde;
  cayman;cayman_islands cayman_is grand_cayman;central_african_republic;chad;channel_islands c_i ci;chile;china
  mainland_china;colombia;comoros;congo;cook_islands;costa_rica;cote_d_ivoire ivory_coast;croatia;cuba;curacao;cyprus;
  czech_republic czechia czechoslovakia;denmark;djibouti;dominica;dominican_republic;dubai;ecuador;egypt;el_salvador;
  england;equatorial_guinea;eritrea;estonia;eswatini;ethiopia;faroe_islands;fiji;finland;france;french_guiana;
  french_polynesia;gabon;gambia;germany west_germany;ghana;gibraltar;great_britain gb g_b;greece;greenland;grenada;
  guadeloupe;guatemala;guernsey;guinea;guinea_bissau;guyana;haiti;holland;honduras;hong_kong hk h_k hongkong;hungary;
  iceland;india;indonesia;iran;iraq;ireland eire;isle_of_man;israel;italy italia;jamaica;japan;jersey;jordan;
  kazakhstan;kenya;kiribati;korea south_korea s_korea;north_korea;kosovo;kuwait;kyrgyzstan;labuan;laos;latvia;lebanon;
  lesotho;liberia;libya;liechtenstein;lithuania;luxembourg luxemburg luxembourgh;macau macao;macedonia
  north_macedonia;madagascar;malawi;malaysia;maldives;mali;malta;marshall_islands;martinique;mauritania;mauritius;
  mexico mexican_republic;micronesia;moldova;monaco;mongolia;montenegro;montserrat;morocco;mozambique;myanmar;namibia;
  nauru;nepal;netherlands nederland nederlands netherland;netherlands_antilles netherland_antilles n_a
  n_v_netherlands_antilles;nevis;new_caledonia;new_zealand;nicaragua;niger;nigeria;niue;northern_ireland;norway;oman;
  pakistan;palau;palestine;panama;papua_new_guinea;paraguay;peru;philippines;poland;portugal;prc p_r_c
  peoples_republic_of_china people_s_republic_of_china p_r_china pr_china;qatar;reunion;romania;russia
  russian_federation ussr;rwanda;saint_kitts st_kitts saint_kitts_and_nevis st_kitts_and_nevis;saint_lucia st_lucia;
  saint_vincent st_vincent saint_vincent_and_the_grenadines st_vincent_and_the_grenadines;samoa;san_marino;sao_tome;
  saudi_arabia ksa;scotland;senegal;serbia;seychelles;sierra_leone;singapore;sint_maarten st_maarten;slovakia
  slovak_republic;slovenia;solomon_islands;somalia;south_africa;south_sudan;spain;sri_lanka;sudan;suriname surinam;
  swaziland;sweden;switzerland;syria;taiwan taiwan_r_o_c;tajikistan;tanzania;thailand;timor_leste;togo;tonga;trinidad
  trinidad_and_tobago trinidad_tobago;tunisia;turkey turkiye;turkmenistan;turks_and_caicos turks_and_caicos_islands
  turks_caicos;tuvalu;uganda;ukraine;united_arab_emirates uae u_a_e;united_kingdom uk u_k;united_states
  united_states_of_america us usa u_s u_s_a;uruguay;uzbekistan;vanuatu;vatican;venezuela;vietnam viet_nam;
  virgin_islands;wales england_and_wales;western_samoa;west_indies british_west_indies bwi b_w_i;yemen;yugoslavia;
  zaire;zambia;zimbabwe`;

/** Provinces, states, cantons, emirates, free zones, and cities where companies are registered. */
const PARTS = `alberta ab alta;british_columbia bc b_c;manitoba mb;new_brunswick nb n_b;newfoundland nl
  newfoundland_and_labrador;nova_scotia ns n_s;ontario on ont;prince_edward_island pei p_e_i;quebec qc que pq;
  saskatchewan sk;yukon yt yukon_territory;northwest_territories;nunavut;federal_canada;new_south_wales nsw n_s_w;
  victoria;queensland;south_australia;western_australia;tasmania;northern_territory;australian_capital_territory;
  bavaria;hesse;berlin;hamburg;munich;frankfurt;zug;zurich;geneva;vaud;basel;fribourg;lucerne;shanghai;beijing;
  shenzhen;guangzhou;guangdong;suzhou;tianjin;wuhan;hangzhou;nanjing;chengdu;chongqing;dalian;qingdao;xiamen;ningbo;
  wuxi;xian;hainan;fujian;jiangsu;zhejiang;shandong;hebei;henan;hubei;hunan;sichuan;liaoning;jilin;heilongjiang;
  harbin;inner_mongolia;guangxi;yunnan;xinjiang;tibet;gansu;guizhou;qinghai;ningxia;shaanxi;shanxi;anhui;jiangxi;
  zhuhai;dongguan;kunshan;abu_dhabi;sharjah;ras_al_khaimah;difc;adgm;dubai_international_financial_centre;
  abu_dhabi_global_market;jebel_ali;dmcc;jafza;london;paris;tokyo;osaka;seoul;moscow;mumbai;bombay;madras;calcutta;
  new_delhi;bangalore;tel_aviv;sao_paulo;rio_de_janeiro;buenos_aires;mexico_city;brussels;flanders;amsterdam;
  rotterdam;vienna;milan;rome;madrid;barcelona;lisbon;stockholm;gothenburg;oslo;helsinki;copenhagen;dublin;warsaw;
  prague;budapest;taipei;manila;jakarta;bangkok;kuala_lumpur;johannesburg;cairo;sardinia;sicily;catalonia;
  basque_country;madeira;azores;canary_islands;tortola;nassau;hamilton;road_town;st_helier;st_peter_port;douglas;sark;
  alderney;european_union;kyrgyz_republic;lao_pdr;lao_people_s_democratic_republic;drc;u_s_a_delaware;roc r_o_c;rok
  r_o_k;federal;us_federal;federally_chartered;federal_charter;supranational`;

/** Headings of lists, wider than a place of incorporation. */
const REGIONS = wordSet`americas north_america south_america latin_america central_america europe european emea asia
  asia_pacific apac pacific pacific_rim africa middle_east middle_east_and_africa europe_middle_east_and_africa
  europe_middle_east_africa europe_africa_middle_east asia_pacific_and_japan caribbean oceania australasia far_east
  southeast_asia north_asia south_asia eastern_europe western_europe central_europe scandinavia nordics nordic benelux
  latin_america_and_caribbean latin_america_and_the_caribbean rest_of_world other_countries`;

const DEMONYMS = wordSet`american argentine argentinian australian austrian bahamian barbadian belgian bermudian
  bermudan brazilian british bulgarian canadian cayman chilean chinese colombian costa_rican croatian cypriot czech
  danish dutch egyptian english estonian finnish french german ghanaian greek guatemalan honduran hungarian icelandic
  indian indonesian irish israeli italian jamaican japanese kazakh kazakhstani kenyan korean kuwaiti latvian liberian
  lithuanian luxembourg luxembourgeois malaysian maltese mauritian mexican moroccan new_zealand nigerian norwegian
  pakistani panamanian peruvian philippine filipino polish portuguese puerto_rican romanian russian saudi scottish
  serbian singaporean singapore slovak slovenian south_african south_korean spanish swedish swiss taiwanese thai
  tunisian turkish ukrainian uruguayan venezuelan vietnamese welsh western_australian zambian`;

/** Abbreviations that are also words of prose or names; alone they are places only in capitals. */
const SHORT = /^[a-z](?:_?[a-z]){1,3}$/;

const PLACES = new Set([UNITED_STATES, COUNTRIES, PARTS].flatMap((list) => list.split(/[;\s]+/)));

const ASCII = /^[\x20-\x7e]*$/;

/** The first words of places, and those that may come before a place: "State of Delaware", "the Netherlands". */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...[...PLACES].map((place) => place.split('_')[0] ?? ''),
  ...wordSet`the federal co socialist federative islamic democratic hellenic oriental bolivarian hashemite state states
    republic commonwealth province kingdom grand principality emirate government territory dominion federation city
    canton sultanate special laws bailiwick`,
]);

/** Whether a text may name a place, by its first word: a cheap test before it is taken apart. */
export function mayBePlace(text: string): boolean {
  let from = 0;
  while (from < text.length && !isLetter(text.charCodeAt(from))) from += 1;
  const first = leadingWord(text, from);
  return FIRST_WORDS.has(first) || !ASCII.test(text.slice(0, from + first.length + 1));
}

const keyOf = remembered((text: string): string => {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '');
  const lower = plain.includes('&') ? plain.toLowerCase().replace(/&/g, ' and ') : plain.toLowerCase();
  const key = lower.replace(/[^a-z]+/g, '_');
  const from = key.startsWith('_') ? 1 : 0;
  return key.slice(from, key.length - (key.endsWith('_') && key.length > from ? 1 : 0));
});

const LEAD = verbose()`
  ^(?:the_|(?:federal_|co_operative_|socialist_|federative_|islamic_|democratic_|hellenic_|oriental_|bolivarian_)*
  (?:state|states|republic|commonwealth|province|kingdom|grand_duchy|principality|emirate|government|territory|dominion|
  federation|city|canton|sultanate|special_administrative_region|laws|bailiwick)_of_(?:the_)?|kingdom_of_|hashemite_)`;
const TAIL =
  /_(?:republic_of|the|sar|s_a_r|prc|roc|special_administrative_region|federal|republic|state|province|region|free_zone|ftz|islands_uk|west_indies|bwi|b_w_i)$/;

function isOne(key: string, printed: string): boolean {
  for (let rest = key, turn = 0; turn < 5; turn += 1) {
    if (PLACES.has(rest)) return !SHORT.test(rest) || rest.length > 5 || isAbbreviation(printed);
    if (!rest.includes('_')) return false;
    const shorter = rest.replace(LEAD, '').replace(TAIL, '');
    if (shorter === rest) return false;
    rest = shorter;
  }
  return false;
}

/** "DE", "Del.", "U.S.A.", "Ont"; never "in", "or", "me", "co". Longer words need no capitals. */
function isAbbreviation(printed: string): boolean {
  const letters = printed.replace(/[^\p{L}]/gu, '');
  if (letters.length > 3 || letters === letters.toUpperCase()) return true;
  const isKnown = /\.|^(?:Del|Cal|Tex|Fla|Ont|Que|Nev|Ill|Ind|Ark|Ala|Kan)$/.test(printed.trim());
  return isKnown && /^\p{Lu}/u.test(letters);
}

/** Whether a text names a place of incorporation, in any usual spelling: "DE", "State of Delaware, U.S.A.", "the Netherlands". */
export const isPlace = rememberedTest((text) => {
  const printed = text.trim();
  // "Acme Railway Company, The; Ohio"
  const mayBe = printed.length >= 2 && printed.length <= 100 && mayBePlace(printed) && !/^the[;,]/i.test(printed);
  return mayBe && !/\d/.test(printed) && namesPlace(printed);
});

/** "AL, DE, FL, GA, …": the states of a company. */
const MOST_PARTS = 24;

function namesPlace(printed: string): boolean {
  const key = keyOf(printed);
  if (key === '') return false;
  if (isOne(key, printed)) return true;
  // "United States / National Bank": the charter beside the place.
  const charter = !/[/–—-]/.test(printed)
    ? null
    : /(?<!\s)\s*[/–—-]\s*(?:national (?:bank|banking association|association)|federal savings bank|federal charter)$/i.exec(
        printed,
      );
  if (charter !== null && charter.index > 1) return namesPlace(printed.slice(0, charter.index));
  // "Delaware, U.S.A.", "England/Wales", "Hong Kong (China)", "Ireland and Delaware", "Delaware - USA"
  if (!/[,/();&–—-]|\s(?:and|or)\s/.test(printed)) return false;
  const parts = printed
    .split(/(?<!\s)(?:\s*[,/();&–—]\s*|\s+-\s+|\s+(?:and|or)\s+)|-(?=[A-Z])/)
    .filter((part) => part !== '');
  return parts.length > 1 && parts.length <= MOST_PARTS && parts.every((part) => isOne(keyOf(part), part));
}

/** "Haidian District, Beijing, PRC", "France – Grenoble": a town with the state or country that it is in. */
export function isInPlace(text: string): boolean {
  const parts = text.trim().split(/(?<!\s)(?:\s*[,;]\s*|\s+[–—-]\s+)/);
  const isTown = (part: string) => /^\p{Lu}[\p{L}.'’-]*(?: [\p{L}.'’-]+){0,3}$/u.test(part) && part.length <= 40;
  if (parts.length < 2 || parts.length > 4 || !parts.every(isTown)) return false;
  return isPlace(parts.at(-1) ?? '') || isPlace(parts[0] ?? '');
}

/** ISO 3166 codes of countries, which a column of countries may hold. */
const COUNTRY_CODES = wordSet`AD AE AG AL AM AO AR AT AU AZ BA BB BD BE BG BH BM BN BO BR BS BW BY BZ CA CD CH CI CL CM CN
  CO CR CU CW CY CZ DE DK DO DZ EC EE EG ES ET FI FJ FR GA GB GE GG GH GI GR GT GY HK HN HR HT HU ID IE IL IM IN IQ IR IS
  IT JE JM JO JP KE KG KH KR KW KY KZ LA LB LI LK LR LT LU LV LY MA MC MD ME MG MH MK MM MN MO MT MU MV MX MY MZ NA NG NI
  NL NO NP NZ OM PA PE PG PH PK PL PR PT PY QA RO RS RU RW SA SC SD SE SG SI SK SN SV SY TC TH TN TR TT TW TZ UA UG UK US
  UY UZ VE VG VI VN WS YE ZA ZM ZW`;

/** "NO", "SG": a place in a column of codes alone; elsewhere a word. */
export function isCountryCode(text: string): boolean {
  return text.length === 2 && COUNTRY_CODES.has(text);
}

const REGION_FIRST_WORDS: ReadonlySet<string> = new Set([
  'the',
  ...[...REGIONS].map((name) => name.split('_')[0] ?? ''),
]);

function mayBeRegion(text: string): boolean {
  const first = leadingWord(text);
  return first === '' || REGION_FIRST_WORDS.has(first) || !ASCII.test(text);
}

/** "Europe", "Asia-Pacific", "Rest of World": headings, not jurisdictions. */
export function isRegion(text: string): boolean {
  if (!mayBeRegion(text)) return false;
  return REGIONS.has(keyOf(text)) || REGIONS.has(keyOf(text).replace(/^the_|_(?:region|and_other|other)$/g, ''));
}

/** "Canadian", "Dutch", for a company's country. */
export function isDemonym(text: string): boolean {
  return DEMONYMS.has(keyOf(text));
}

/** A prefix that belongs to the sentence, not to the place. */
export const STATE_OF = /^(?:the )?(?:State|Commonwealth|Province) of (?:the )?/i;
/** Kinds of companies. */
export const KIND = fragment`(?:corporation|corp\.?|incorporated|company|limited liability company|limited liability corporation|
  limited liability partnership|limited partnership|general partnership|partnership|limited company|l\.?l\.?c\.?|
  llp|l\.?p\.?|business trust|statutory trust|trust|joint venture|association|bank|entity|firm|foundation|cooperative|
  proprietorship|enterprise|gmbh|b\.?v\.?|s\.?a\.?|ltd\.?|plc|sarl|ulc|subsidiary|fund)`;

const FORMED = fragment`
  (?:[Ii]ncorporated|[Oo]rganized|[Oo]rganised|[Ff]ormed|[Rr]egistered|existing|established|domiciled|chartered|created)`;
const PLACE_NAME = fragment`(?:the )?(?:(?:State|Commonwealth|Province|Republic|Kingdom) of )?\p{Lu}[\p{L}.'’&/-]{0,60}
  (?: (?:(?:of|and|&) (?:the )?)?\p{Lu}[\p{L}.'’/-]{0,60}){0,5}(?:, \p{Lu}[\p{L}.]{0,60}(?: \p{Lu}[\p{L}.]{0,60})?)?`;
/** "organized under the laws of the State of Delaware" */
export const UNDER_LAWS = verbose('u')`(?:^|[\s,(])(?:which (?:is|was) |is )?(?:duly )?${FORMED}
  (?: and existing)? (?:in|under)(?: the laws? of)?\s+(?<place>${PLACE_NAME})(?=[\s.]*(?:$|[,;()])|\s(?:and|with|of which|in which)(?:\s|$))`;
/** "a Delaware limited liability company" */
const PLACE_AND_KIND = verbose('i')`^(?:an?\s+(?!\s))?(.{2,60}?)\s+(?:(?:private|public|wholly[- ]owned) )?
  (?:unlimited )?(?:limited liability |liability |limited |general |exempted )?${KIND}$`;
const LABELED_PLACE = /^(?:state|country|place|jurisdiction)(?: (?:of|or) [\p{L} ]{2,40})?:\s*(.{2,60})$/iu;

/** "incorporated in Delaware", "Delaware corporation", "a Delaware LLC" → the words of the place. */
export function placeIn(text: string): string {
  const under = /(?:in|under)\s/.test(text) ? UNDER_LAWS.exec(text)?.groups?.['place'] : undefined;
  const labeled = under === undefined && text.includes(':') ? LABELED_PLACE.exec(text)?.[1] : undefined;
  return under ?? labeled ?? (text.includes(' ') ? PLACE_AND_KIND.exec(text)?.[1] : undefined) ?? text;
}

/** Whether a phrase may say a place, by its first words. */
function mayHoldPlace(text: string): boolean {
  return mayBePlace(text) || /:|(?:in|under)\s/.test(text) || (/^an?\s/i.test(text) && mayBePlace(text.slice(2)));
}

/** The place in a cell such as "a Delaware limited liability company"; null for cells without such a phrase. */
export function placeInPhrase(words: Words): Words | null {
  if (!mayHoldPlace(words.text)) return null;
  const place = placeIn(words.text);
  if (place === words.text || !isPlace(place)) return null;
  const from = words.text.indexOf(place);
  return cut(words, from, from + place.length);
}

export const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DATE_AT_END = verbose(
  'i',
)`(?<![\s,(–—-])[\s,(–—-]+(?:(?:${MONTH}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?\s+
  (?:\d{1,2},?\s+)?|\d{1,2}\s+(?:${MONTH}),?\s+|\d{1,2}[/.-]\d{1,2}[/.-])?(?:19|20)\d\d\)?$`;

/** "PRC April 7, 1993" under "Place and date of incorporation": the place alone. */
export function withoutDate(words: Words): Words {
  if (!(endsInDigit(words.text) || words.text.endsWith(')')) || !/\d{4}\)?$/.test(words.text)) return words;
  const date = DATE_AT_END.exec(words.text);
  const isDated = date !== null && date.index >= 2 && isPlace(words.text.slice(0, date.index));
  return isDated ? cut(words, 0, date.index) : words;
}
