/**
 * Countries of the SEC's `countrynameen` and `edgarprovcountryen` transformations: ISO 3166 code, EDGAR code (`-` for
 * none) and names separated by `|`.
 */
export const COUNTRIES = `
AF B2 Afghanistan; AX Y6 Aland Islands; AL B3 Albania; DZ B4 Algeria; AS B5 American Samoa; AD B6 Andorra;
AO B7 Angola; AI 1A Anguilla; AQ B8 Antarctica; AG B9 Antigua and Barbuda; AR C1 Argentina; AM 1B Armenia;
AW 1C Aruba; AU C3 Australia; AT C4 Austria; AZ 1D Azerbaijan; BS C5 Bahamas; BH C6 Bahrain; BD C7 Bangladesh;
BB C8 Barbados; BY 1F Belarus; BE C9 Belgium; BZ D1 Belize; BJ G6 Benin; BM D0 Bermuda; BT D2 Bhutan; BO D3 Bolivia;
BQ - Bonaire, Sint Eustatius and Saba; BA 1E Bosnia and Herzegovina; BW B1 Botswana; BV D4 Bouvet Island;
BR D5 Brazil|Brasil; IO D6 British Indian Ocean Territory; BN D9 Brunei Darussalam; BG E0 Bulgaria;
BF X2 Burkina Faso; BI E2 Burundi; CV E8 Cabo Verde; KH E3 Cambodia; CM E4 Cameroon; CA Z4 Canada;
KY E9 Cayman Islands; CF F0 Central African Republic; TD F2 Chad; CL F3 Chile; CN F4 China; CX F6 Christmas Island;
CC F7 Cocos Islands|Cocos (Keeling) Islands; CO F8 Colombia; KM F9 Comoros;
CD Y3 Democratic Republic of Congo|Democratic Republic of the Congo; CG G0 Congo; CK G1 Cook Islands;
CR G2 Costa Rica; CI L7 Cote d'Ivoire; HR 1M Croatia; CU G3 Cuba; CW - Curacao; CY G4 Cyprus;
CZ 2N Czechia|Czech Republic; DK G7 Denmark; DJ 1G Djibouti; DM G9 Dominica; DO G8 Dominican Republic; EC H1 Ecuador;
EG H2 Egypt; SV H3 El Salvador; GQ H4 Equatorial Guinea; ER 1J Eritrea; EE 1H Estonia; SZ V6 Eswatini; ET H5 Ethiopia;
FK H7 Falkland Islands|Falkland Islands (Malvinas)|Islas Malvinas|Malvinas; FO H6 Faroe Islands; FJ H8 Fiji;
FI H9 Finland; FR I0 France; GF I3 French Guiana; PF I4 French Polynesia; TF 2C French Southern Territories;
GA I5 Gabon; GM I6 Gambia; GE 2Q Georgia; DE 2M Germany; GH J0 Ghana; GI J1 Gibraltar; GR J3 Greece; GL J4 Greenland;
GD J5 Grenada; GP J6 Guadeloupe; GU GU Guam; GT J8 Guatemala; GG Y7 Guernsey; GN J9 Guinea; GW S0 Guinea-Bissau;
GY K0 Guyana; HT K1 Haiti; HM K4 Heard Island and McDonald Islands; VA X4 Holy See|Vatican City; HN K2 Honduras;
HK K3 Hong Kong; HU K5 Hungary; IS K6 Iceland; IN K7 India; ID K8 Indonesia; IR K9 Iran; IQ L0 Iraq; IE L2 Ireland;
IM Y8 Isle of Man; IL L3 Israel; IT L6 Italy; JM L8 Jamaica; JP M0 Japan; JE Y9 Jersey; JO M2 Jordan;
KZ 1P Kazakhstan; KE M3 Kenya; KI J2 Kiribati;
KP M4 North Korea|Democratic People's Republic of Korea|Democratic Peoples Republic of Korea;
KR M5 South Korea|Republic of Korea; KW M6 Kuwait; KG 1N Kyrgyzstan;
LA M7 Lao People's Democratic Republic|Lao Peoples Democratic Republic; LV 1R Latvia; LB M8 Lebanon; LS M9 Lesotho;
LR N0 Liberia; LY N1 Libya; LI N2 Liechtenstein; LT 1Q Lithuania; LU N4 Luxembourg; MO N5 Macao|Macau;
MG N6 Madagascar; MW N7 Malawi; MY N8 Malaysia; MV N9 Maldives; ML O0 Mali; MT O1 Malta; MH 1T Marshall Islands;
MQ O2 Martinique; MR O3 Mauritania; MU O4 Mauritius; YT 2P Mayotte; MX O5 Mexico|United Mexican States;
FM 1K Micronesia; MD 1S Moldova; MC O9 Monaco; MN P0 Mongolia; ME Z5 Montenegro; MS P1 Montserrat; MA P2 Morocco;
MZ P3 Mozambique; MM E1 Myanmar; NA T6 Namibia; NR P5 Nauru; NP P6 Nepal; NL P7 Netherlands; NC 1W New Caledonia;
NZ Q2 New Zealand; NI Q3 Nicaragua; NE Q4 Niger; NG Q5 Nigeria; NU Q6 Niue; NF Q7 Norfolk Island;
MK 1U North Macedonia; MP 1V Northern Mariana Islands; NO Q8 Norway; OM P4 Oman; PK R0 Pakistan; PW 1Y Palau;
PS 1X Palestine; PA R1 Panama; PG R2 Papua New Guinea; PY R4 Paraguay; PE R5 Peru; PH R6 Philippines; PN R8 Pitcairn;
PL R9 Poland; PT S1 Portugal; PR PR Puerto Rico; QA S3 Qatar; RE S4 Reunion; RO S5 Romania; RU 1Z Russian Federation;
RW S6 Rwanda; BL Z0 Saint Barthelemy;
SH U8 Saint Helena|Saint Helena, Ascension and Tristan da Cunha|Saint Helena, Ascension, and Tristan da Cunha;
KN U7 Saint Kitts and Nevis; LC U9 Saint Lucia; MF Z1 Saint Martin; PM V0 Saint Pierre and Miquelon;
VC V1 Saint Vincent|Saint Vincent and Grenadines|Saint Vincent and the Grenadines; WS Y0 Samoa; SM S8 San Marino;
ST S9 Sao Tome and Principe; SA T0 Saudi Arabia; SN T1 Senegal; RS Z2 Serbia; SC T2 Seychelles; SL T8 Sierra Leone;
SG U0 Singapore; SX - Sint Maarten; SK 2B Slovakia; SI 2A Slovenia; SB D7 Solomon Islands; SO U1 Somalia;
ZA T3 South Africa; GS 1L South Georgia and South Sandwich Islands|South Georgia and the South Sandwich Islands;
SS - South Sudan; ES U3 Spain|Espana; LK F1 Sri Lanka; SD V2 Sudan; SR V3 Suriname; SJ L9 Svalbard and Jan Mayen;
SE V7 Sweden; CH V8 Switzerland; SY V9 Syria|Syrian Arab Republic;
TW F5 Taiwan|Taiwan, Province of China|Taiwan Province of China; TJ 2D Tajikistan; TZ W0 Tanzania; TH W1 Thailand;
TL Z3 Timor-Leste; TG W2 Togo; TK W3 Tokelau; TO W4 Tonga; TT W5 Trinidad and Tobago; TN W6 Tunisia;
TR W8 Turkey|Turkiye; TM 2E Turkmenistan; TC W7 Turks and Caicos Islands; TV 2G Tuvalu; UG W9 Uganda; UA 2H Ukraine;
AE C0 UAE|United Arab Emirates;
GB X0 UK|U.K.|Britain|Great Britain|United Kingdom|United Kingdom of Great Britain and Northern Ireland|England|England and Wales;
UM 2J United States Minor Outlying Islands; US X1 USA|U.S.A.|United States|United States of America; UY X3 Uruguay;
UZ 2K Uzbekistan; VU 2L Vanuatu; VE X5 Venezuela; VN Q1 Viet Nam;
VG D8 British Virgin Islands|Virgin Islands, British|Virgin Islands British;
VI VI US Virgin Islands|U.S. Virgin Islands; WF X8 Wallis and Futuna; EH U5 Western Sahara; YE T7 Yemen; ZM Y4 Zambia;
ZW Y5 Zimbabwe
`;
