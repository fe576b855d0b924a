/*!
 * Tidemark release xbrl@1: the code as it was released, with everything it imports.
 * Written by `npm run release`; never edited. Its hash is in lock.json.
 *
 * Contains entities 9.0.0 (BSD-2-Clause):
 *
 * Copyright (c) Felix Böhm
 * All rights reserved.
 *
 * Redistribution and use in source and binary forms, with or without modification, are permitted provided that the following conditions are met:
 *
 * Redistributions of source code must retain the above copyright notice, this list of conditions and the following disclaimer.
 *
 * Redistributions in binary form must reproduce the above copyright notice, this list of conditions and the following disclaimer in the documentation and/or other materials provided with the distribution.
 *
 * THIS IS PROVIDED BY THE COPYRIGHT HOLDERS AND CONTRIBUTORS "AS IS" AND ANY EXPRESS OR IMPLIED WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE ARE DISCLAIMED. IN NO EVENT SHALL THE COPYRIGHT HOLDER OR CONTRIBUTORS BE LIABLE FOR ANY DIRECT, INDIRECT, INCIDENTAL, SPECIAL, EXEMPLARY, OR CONSEQUENTIAL DAMAGES (INCLUDING, BUT NOT LIMITED TO, PROCUREMENT OF SUBSTITUTE GOODS OR SERVICES; LOSS OF USE, DATA, OR PROFITS; OR BUSINESS INTERRUPTION) HOWEVER CAUSED AND ON ANY THEORY OF LIABILITY, WHETHER IN CONTRACT, STRICT LIABILITY, OR TORT (INCLUDING NEGLIGENCE OR OTHERWISE) ARISING IN ANY WAY OUT OF THE USE OF THIS,
 * EVEN IF ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.
 */
// core/ids.ts
function parserVersionOf(id, version) {
	return `${id}@${version}`;
}

// parsers/filing/outcomes.ts
function outcomeHead({ id, version, kind }) {
	return {
		kind,
		parserVersion: parserVersionOf(id, version)
	};
}
const NOTHING = {
	spans: {},
	crossValidations: [],
	reasons: [],
	warnings: []
};
/** The parser does not read this form, or this kind of document. */
function notApplicable(head, code, message) {
	return {
		...rejected$1(head, code, message),
		status: "not_applicable"
	};
}
/** A document that the parser should read, and cannot. */
function rejected$1(head, code, message, warnings = []) {
	const reasons = [{
		code,
		message
	}];
	return {
		...head,
		status: "rejected",
		confidence: 0,
		result: null,
		...NOTHING,
		reasons,
		warnings
	};
}

// node_modules/entities/dist/decode-codepoint.js
/**
* C1 Unicode control character reference replacements (code points 128-159).
* Index i gives the replacement for code point 128+i; 0 means "no replacement".
*/
const c1 = [
	8364,
	0,
	8218,
	402,
	8222,
	8230,
	8224,
	8225,
	710,
	8240,
	352,
	8249,
	338,
	0,
	381,
	0,
	0,
	8216,
	8217,
	8220,
	8221,
	8226,
	8211,
	8212,
	732,
	8482,
	353,
	8250,
	339,
	0,
	382,
	376
];
/**
* True for NUL, UTF-16 surrogates, and values past U+10FFFF.
* @param codePoint Unicode code point to check.
*/
function isInvalidCodePoint(codePoint) {
	return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
}
/**
* Replace the given code point with U+FFFD if it is NUL (0), a surrogate, or
* outside the valid Unicode range. Code points in the C1 controls range
* (128-159) are remapped to their Windows-1252 equivalents, following the
* HTML spec. All other code points are returned unchanged.
* @param codePoint Unicode code point to convert.
*/
function replaceCodePoint(codePoint) {
	if (isInvalidCodePoint(codePoint)) return 65533;
	if (codePoint >= 128 && codePoint <= 159) return c1[codePoint - 128] || codePoint;
	return codePoint;
}
/**
* Convert the code point of a decoded numeric entity to a string, replacing
* invalid values.
*
* Fast path for plain BMP code points: [1..0x7F] and [0xA0..0xD7FF] pass
* `replaceCodePoint` unchanged (no NUL, C1 remap, surrogate, or out-of-range
* handling) and fit a single charCode. 0xd760 = 0xD800 (the first surrogate)
* - 0xA0.
* @param codePoint Unicode code point to convert.
*/
function codePointToString(codePoint) {
	return codePoint - 1 >>> 0 < 127 || codePoint - 160 >>> 0 < 55136 ? String.fromCharCode(codePoint) : String.fromCodePoint(replaceCodePoint(codePoint));
}

// node_modules/entities/dist/generated/decode-data-html.js
/**
* Serialized decode data; the format is documented in
* `src/internal/decode-data-format.ts`. `[0]` is one-byte data (all char
* codes <= 0xFF: header, front-coded name suffixes, per-name metadata,
* cuckoo choice bits); `[1]` holds the replacement values.
*/
const htmlDecodeData = ["Q=¨`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "Æ&ÁĂÂА𝔄ÀΑĀ⩓Ą𝔸⁡Å𝒜≔ÃÄ∖⫧⌆Б∵ℬΒ𝔅𝔹˘ℬ≎Ч©Ć⋒ⅅℭČÇĈ∰Ċ¸·ℭΧ⊙⊖⊕⊗∲”’∷⩴≡∯∮ℂ∐∳⨯𝒞⋓≍ⅅ⤑ЂЅЏ‡↡⫤ĎД∇Δ𝔇´˙˝`˜⋄ⅆ𝔻¨⃜≐∯¨⇓⇐⇔⫤⟸⟺⟹⇒⊨⇑⇕∥↓⤓⇵̑⥐⥞↽⥖⥟⇁⥗⊤↧⇓𝒟ĐŊÐÉĚÊЭĖ𝔈È∈Ē◻▫Ę𝔼Ε⩵≂⇌ℰ⩳ΗË∃ⅇФ𝔉◼▪𝔽∀ℱℱЃ>ΓϜĞĢĜГĠ𝔊⋙𝔾≥⋛≧⪢≷⩾≳𝒢≫Ъˇ^Ĥℌℋℍ─ℋĦ≎≏ЕĲЁÍÎИİℑÌℑĪⅈ⇒∬∫⋂⁣⁢Į𝕀ΙℐĨІÏĴЙ𝔍𝕁𝒥ЈЄХЌΚĶК𝔎𝕂𝒦Љ<ĹΛ⟪ℒ↞ĽĻЛ⟨←⇤⇆⌈⟦⥡⇃⥙⌊↔⥎⊣↤⥚⊲⧏⊴⥑⥠↿⥘↼⥒⇐⇔⋚≦≶⪡⩽≲𝔏⋘⇚Ŀ⟵⟷⟶⟸⟺⟹𝕃↙↘ℒ↰Ł≪⤅М ℳ𝔐∓𝕄ℳΜЊŃŇŅН​​​​≫≪\n𝔑⁠\xA0ℕ⫬≢≭∦∉≠≂̸∄≯≱≧̸≫̸≹⩾̸≵≎̸≏̸⋪⧏̸⋬≮≰≸≪̸⩽̸≴⪢̸⪡̸⊀⪯̸⋠∌⋫⧐̸⋭⊏̸⋢⊐̸⋣⊂⃒⊈⊁⪰̸⋡≿̸⊃⃒⊉≁≄≇≉∤𝒩ÑΝŒÓÔОŐ𝔒ÒŌΩΟ𝕆“‘⩔𝒪ØÕ⨷Ö‾⏞⎴⏜∂П𝔓ΦΠ±ℌℙ⪻≺⪯≼≾″∏∷∝𝒫Ψ\"𝔔ℚ𝒬⤐®Ŕ⟫↠⤖ŘŖРℜ∋⇋⥯ℜΡ⟩→⇥⇄⌉⟧⥝⇂⥕⌋⊢↦⥛⊳⧐⊵⥏⥜↾⥔⇀⥓⇒ℝ⥰⇛ℛ↱⧴ЩШЬŚ⪼ŠŞŜС𝔖↓←→↑Σ∘𝕊√□⊓⊏⊑⊐⊒⊔𝒮⋆⋐⋐⊆≻⪰≽≿∋∑⋑⊃⊇⋑Þ™ЋЦ	ΤŤŢТ𝔗∴Θ   ∼≃≅≈𝕋⃛𝒯ŦÚ↟⥉ЎŬÛУŰ𝔘ÙŪ_⏟⎵⏝⋃⊎Ų𝕌↑⤒⇅↕⥮⊥↥⇑⇕↖↗ϒΥŮ𝒰ŨÜ⊫⫫В⊩⫦⋁‖‖∣|❘≀ 𝔙𝕍𝒱⊪Ŵ⋀𝔚𝕎𝒲𝔛Ξ𝕏𝒳ЯЇЮÝŶЫ𝔜𝕐𝒴ŸЖŹŽЗŻ​Ζℨℤ𝒵áă∾∾̳∿â´аæ⁡𝔞àℵℵαā⨿&∧⩕⩜⩘⩚∠⦤∠∡⦨⦩⦪⦫⦬⦭⦮⦯∟⊾⦝∢Å⍼ą𝕒≈⩰⩯≊≋'≈≊å𝒶*≈≍ãä∳⨑⫭≌϶‵∽⋍⊽⌅⌅⎵⎶≌б„∵∵⦰϶ℬβℶ≬𝔟⋂◯⋃⨀⨁⨂⨆★▽△⨄⋁⋀⤍⧫▪▴▾◂▸␣▒░▓█=⃥≡⃥⌐𝕓⊥⊥⋈╗╔╖╓═╦╩╤╧╝╚╜╙║╬╣╠╫╢╟⧉╕╒┐┌─╥╨┬┴⊟⊞⊠╛╘┘└│╪╡╞┼┤├‵˘¦𝒷⁏∽⋍\\⧅⟈••≎⪮≏≏ć∩⩄⩉⩋⩇⩀∩︀⁁ˇ⩍čçĉ⩌⩐ċ¸⦲¢·𝔠ч✓✓χ○⧃ˆ≗↺↻®Ⓢ⊛⊚⊝≗⨐⫯⧂♣♣:≔≔,@∁∘∁ℂ≅⩭∮𝕔∐©℗↵✗𝒸⫏⫑⫐⫒⋯⤸⤵⋞⋟↶⤽∪⩈⩆⩊⊍⩅∪︀↷⤼⋞⋟⋎⋏¤↶↷⋎⋏∲∱⌭⇓⥥†ℸ↓‐⊣⤏˝ďдⅆ‡⇊⩷°δ⦱⥿𝔡⇃⇂⋄⋄♦♦¨ϝ⋲÷÷⋇⋇ђ⌞⌍$𝕕˙≐≑∸∔⊡⌆↓⇊⇃⇂⤐⌟⌌𝒹ѕ⧶đ⋱▿▾⇵⥯⦦џ⟿⩷≑é⩮ě≖ê≕эėⅇ≒𝔢⪚è⪖⪘⪙⏧ℓ⪕⪗ē∅∅∅   ŋ ę𝕖⋕⧣⩱εεϵ≖≕≂⪖⪕=≟≡⩸⧥≓⥱ℯ≐≂ηðë€!∃ℰⅇ≒ф♀ﬃﬀﬄ𝔣ﬁfj♭ﬂ▱ƒ𝕗∀⋔⫙⨍½⅓¼⅕⅙⅛⅔⅖¾⅗⅜⅘⅚⅝⅞⁄⌢𝒻≧⪌ǵγϝ⪆ğĝгġ≥⋛≥≧⩾⩾⪩⪀⪂⪄⋛︀⪔𝔤≫⋙ℷѓ≷⪒⪥⪤≩⪊⪊⪈⪈≩⋧𝕘`ℊ≳⪎⪐>⪧⩺⋗⦕⩼⪆⥸⋗⋛⪌≷≳≩︀≩︀⇔ ½ℋъ↔⥈↭ℏĥ♥♥…⊹𝔥⤥⤦⇿∻↩↪𝕙―𝒽ℏħ⁃‐í⁣îие¡⇔𝔦ìⅈ⨌∭⧜℩ĳīℑℐℑı⊷Ƶ∈℅∞⧝ı∫⊺ℤ⊺⨗⨼ёį𝕚ι⨼¿𝒾∈⋹⋵⋴⋳∈⁢ĩіïĵй𝔧ȷ𝕛𝒿јєκϰķк𝔨ĸхќ𝕜𝓀⇚⇐⤛⤎≦⪋⥢ĺ⦴ℒλ⟨⦑⟨⪅«←⇤⤟⤝↩↫⤹⥳↢⪫⤙⪭⪭︀⤌❲{[⦋⦏⦍ľļ⌈{л⤶“„⥧⥋↲≤←↢↽↼⇇↔⇆⇋↭⋋⋚≤≦⩽⩽⪨⩿⪁⪃⋚︀⪓⪅⋖⋚⪋≶≲⥼⌊𝔩≶⪑↽↼⥪▄љ≪⇇⌞⥫◺ŀ⎰⎰≨⪉⪉⪇⪇≨⋦⟬⇽⟦⟵⟷⟼⟶↫↬⦅𝕝⨭⨴∗_◊◊⧫(⦓⇆⌟⇋⥭‎⊿‹𝓁↰≲⪍⪏[‘‚ł<⪦⩹⋖⋋⋉⥶⩻⦖◃⊴◂⥊⥦≨︀≨︀∺¯♂✠✠↦↦↧↤↥▮⨩м—∡𝔪℧µ∣*⫰·−⊟∸⨪⫛…∓⊧𝕞∓𝓂∾μ⊸⊸⋙̸≫⃒≫̸⇍⇎⋘̸≪⃒≪̸⇏⊯⊮∇ń∠⃒≉⩰̸≋̸ŉ≉♮♮ℕ\xA0≎̸≏̸⩃ňņ≇⩭̸⩂н–≠⇗⤤↗↗≐̸≢⤨≂̸∄∄𝔫≧̸≱≱≧̸⩾̸⩾̸≵≯≯⇎↮⫲∋⋼⋺∋њ⇍≦̸↚‥≰↚↮≰≦̸⩽̸⩽̸≮≴≮⋪⋬∤𝕟¬∉⋹̸⋵̸∉⋷⋶∌∌⋾⋽∦∦⫽⃥∂̸⨔⊀⋠⪯̸⊀⪯̸⇏↛⤳̸↝̸↛⋫⋭⊁⋡⪰̸𝓃∤∦≁≄≄∤∦⋢⋣⊄⫅̸⊈⊂⃒⊈⫅̸⊁⪰̸⊅⫆̸⊉⊃⃒⊉⫆̸≹ñ≸⋪⋬⋫⋭ν#№ ⊭⤄≍⃒⊬≥⃒>⃒⧞⤂≤⃒<⃒⊴⃒⤃⊵⃒∼⃒⇖⤣↖↖⤧Ⓢó⊛⊚ôо⊝ő⨸⊙⦼œ⦿𝔬˛ò⧁⦵Ω∮↺⦾⦻‾⧀ōωο⦶⊖𝕠⦷⦹⊕∨↻⩝ℴℴªº⊶⩖⩗⩛ℴø⊘õ⊗⨶ö⌽∥¶∥⫳⫽∂п%.‰⊥‱𝔭φϕℳ☎π⋔ϖℏℎℏ+⨣⊞⨢∔⨥⩲±⨦⨧±⨕𝕡£≺⪳⪷≼⪯≺⪷≼⪯⪹⪵⋨≾′ℙ⪵⪹⋨∏⌮⌒⌓∝∝≾⊰𝓅ψ 𝔮⨌𝕢⁗𝓆ℍ⨖?≟\"⇛⇒⤜⤏⥤∽̱ŕ√⦳⟩⦒⦥⟩»→⥵⇥⤠⤳⤞↪↬⥅⥴↣↝⤚∶ℚ⤍❳}]⦌⦎⦐řŗ⌉}р⤷⥩””↳ℜℛℜℝ▭®⥽⌋𝔯⇁⇀⥬ρϱ→↣⇁⇀⇄⇌⇉↝⋌˚≓⇄⇌‏⎱⎱⫮⟭⇾⟧⦆𝕣⨮⨵)⦔⨒⇉›𝓇↱]’’⋌⋊▹⊵▸⧎⥨℞ś‚≻⪴⪸š≽⪰şŝ⪶⪺⋩⨓≿с⋅⊡⩦⇘⤥↘↘§;⤩∖∖✶𝔰⌢♯щш∣∥­σςς∼⩪≃≃⪞⪠⪝⪟≆⨤⥲←∖⨳⧤∣⌣⪪⪬⪬︀ь/⧄⌿𝕤♠♠∥⊓⊓︀⊔⊔︀⊏⊑⊏⊑⊐⊒⊐⊒□□▪▪→𝓈∖⌣⋆☆★ϵϕ¯⊂⫅⪽⊆⫃⫁⫋⊊⪿⥹⊂⊆⫅⊊⫋⫇⫕⫓≻⪸≽⪰⪺⪶⋩≿∑♪⊃¹²³⫆⪾⫘⊇⫄⟉⫗⥻⫂⫌⊋⫀⊃⊇⫆⊋⫌⫈⫔⫖⇙⤦↙↙⤪ß⌖τ⎴ťţт⃛⌕𝔱∴∴θϑϑ≈∼ ≈∼þ˜×⊠⨱⨰∭⤨⊤⌶⫱𝕥⫚⤩‴™▵▿◃⊴≜▹⊵◬≜⨺⨹⧍⨻⏢𝓉цћŧ≬↞↠⇑⥣ú↑ўŭûу⇅ű⥮⥾𝔲ù↿↾▀⌜⌜⌏◸ū¨ų𝕦↑↕↿↾⊎υϒυ⇈⌝⌝⌎ů◹𝓊⋰ũ▵▴⇈ü⦧⇕⫨⫩⊨⦜ϵϰ∅ϕϖ∝↕ϱς⊊︀⫋︀⊋︀⫌︀ϑ⊲⊳в⊢∨⊻≚⋮||𝔳⊲⊂⃒⊃⃒𝕧∝⊳𝓋⫋︀⊊︀⫌︀⊋︀⦚ŵ⩟∧≙℘𝔴𝕨℘≀≀𝓌⋂◯⋃▽𝔵⟺⟷ξ⟸⟵⟼⋻⨀𝕩⨁⨂⟹⟶𝓍⨆⨄△⋁⋀ýяŷы¥𝔶ї𝕪𝓎юÿźžзżℨζ𝔷ж⇝𝕫𝓏‍‌"];

// node_modules/entities/dist/internal/decode-data-format.js
/**
* Constants and helpers shared between the decode-data generator
* (`scripts/write-decode-map.ts`) and the runtime (`src/decode.ts`).
*
* The format and the algorithms (front-coded names, exact 32-bit keys in a
* two-choice cuckoo table, the length-probe front end, and the measured
* engineering notes) are documented with references in
* `scripts/README.md`.
*/
/** Bias added to every meta char so none needs escaping in JS source. */
const META_BIAS = 35;
/** Bias for header and choice-bit chars. */
const HEADER_BIAS = 48;
/** Number of header chars: n (2), suffixes length (2), bucket count (2). */
const HEADER_LENGTH = 6;
/** Choice bits packed per char. */
const CHOICE_BITS_PER_CHAR = 6;
/** Multiplier deriving the first candidate bucket from a key. */
const BUCKET_HASH_1 = 2654435761;
/** Multiplier deriving the second candidate bucket from a key. */
const BUCKET_HASH_2 = 2246822507;
/** Size of the (c0,c1) class table (10-bit index). */
const PAIR_TABLE_SIZE = 1024;
/**
* Map an alphanumeric char code to 6 bits (1..62); 0 = not alphanumeric.
* Used for the key's last-character field.
*/
const CHAR_REMAP = (() => {
	const remap = /* @__PURE__ */ new Uint8Array(128);
	for (let code = 48; code <= 57; code++) remap[code] = code - 47;
	for (let code = 65; code <= 90; code++) remap[code] = code - 54;
	for (let code = 97; code <= 122; code++) remap[code] = code - 60;
	return remap;
})();
/**
* The exact 32-bit key for a name occurring at `nameStart` with `length`
* chars. Covers the first two and last two characters plus the length;
* middle characters are verified separately against the names blob.
*
* The hot decoder inlines this computation; tests assert both stay in sync
* by looking every entity up through the public API.
* @param text Text containing the name.
* @param nameStart Index of the name's first character.
* @param length Length of the name.
*/
function exactKey(text, nameStart, length) {
	return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
}
/**
* The 10-bit (c0,c1) class index used by the probe front end. The function
* was chosen by exhaustive search over load-free mixers for minimal
* candidate-set collisions on the real entity set.
* @param c0 First char code of the candidate name.
* @param c1 Second char code.
*/
function pairIndex(c0, c1) {
	return (c0 * 3 << 3 ^ c1) & 1023;
}
/**
* First candidate bucket for a key in a table of `buckets` buckets.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketOne(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
}
/**
* Second candidate bucket for a key.
* @param key Exact key.
* @param buckets Bucket count.
*/
function bucketTwo(key, buckets) {
	return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
}
/**
* Build the lookup structures from a serialized dataset.
* @param packed Serialized decode data, see `decode-data-format.ts`.
*/
function initDecodeData(packed) {
	const [data, values] = packed;
	const nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48;
	const suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48;
	const buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48;
	const metaStart = 6 + suffixesLength;
	const choicesStart = metaStart + 2 * nameCount;
	const slotCount = 2 * buckets;
	const keys = new Int32Array(slotCount);
	const slotMidOff = new Uint16Array(slotCount);
	const slotValue = new Uint16Array(slotCount);
	const lengthBits = new Uint32Array(PAIR_TABLE_SIZE);
	const middleOffsets = /* @__PURE__ */ new Map();
	const middles = [];
	let name = "";
	let suffixOffset = 6;
	let valueOffset = 0;
	for (let index = 0; index < nameCount; index++) {
		const meta0 = data.charCodeAt(metaStart + 2 * index) - 35;
		const meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35;
		const prefixLength = meta0 & 31;
		const length = prefixLength + (meta1 & 31);
		const valueLength = (meta1 >> 5) + 1;
		name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength);
		suffixOffset += length - prefixLength;
		const key = exactKey(name, 0, length);
		let slot = 2 * ((data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6) === 0 ? bucketOne : bucketTwo)(key, buckets);
		if (keys[slot] !== 0) slot += 1;
		keys[slot] = key;
		if (length > 4) {
			const middle = name.slice(2, length - 2);
			const existing = middleOffsets.get(middle);
			if (existing === void 0) {
				middleOffsets.set(middle, middles.length);
				slotMidOff[slot] = middles.length;
				for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
			} else slotMidOff[slot] = existing;
		}
		const pair = pairIndex(name.charCodeAt(0), name.charCodeAt(1));
		lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768;
		if ((meta0 & 32) !== 0) lengthBits[pair] |= 1 << length - 2 + 16;
		slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4;
		valueOffset += valueLength;
	}
	return {
		keys,
		buckets,
		slotMidOff,
		slotValue,
		values,
		lengthBits,
		middles: new Uint32Array(middles)
	};
}

// node_modules/entities/dist/decode.js
const CHAR_AMP = 38;
const CHAR_NUM = 35;
const CHAR_SEMI = 59;
const CHAR_EQUALS = 61;
const CHAR_ZERO = 48;
const CHAR_LOWER_A = 97;
const CHAR_LOWER_X = 120;
const CHAR_UPPER_A = 65;
/** Bit that needs to be set to convert an upper case ASCII character to lower case */
const TO_LOWER_BIT = 32;
/**
* Unsigned subtraction trick: (code - lo) >>> 0 wraps negatives to large
* values, so a single `<=` covers the entire [lo..hi] range check.
* @param code Code point to check.
*/
function isNumber(code) {
	return code - CHAR_ZERO >>> 0 <= 9;
}
function isAlphaNumeric(code) {
	return isNumber(code) || (code | TO_LOWER_BIT) - CHAR_LOWER_A >>> 0 <= 25;
}
/**
* Checks if the given character is a valid end character for an entity in an attribute.
*
* Attribute values that aren't terminated properly aren't parsed, and shouldn't lead to a parser error.
* See the example in https://html.spec.whatwg.org/multipage/parsing.html#named-character-reference-state
* @param code Code point to check.
*/
function isEntityInAttributeInvalidEnd(code) {
	return code === CHAR_EQUALS || isAlphaNumeric(code);
}
/**
* Decoding mode for named entities.
*/
var DecodingMode;
(function(DecodingMode) {
	/** Entities in text nodes that can end with any character. */
	DecodingMode[DecodingMode["Legacy"] = 0] = "Legacy";
	/** Only allow entities terminated with a semicolon. */
	DecodingMode[DecodingMode["Strict"] = 1] = "Strict";
	/** Entities in attributes have limitations on ending characters. */
	DecodingMode[DecodingMode["Attribute"] = 2] = "Attribute";
})(DecodingMode || (DecodingMode = {}));
/** Decode data for HTML entities. */
const htmlDecode = /* #__PURE__ */ initDecodeData(htmlDecodeData);
const htmlKeys = /* #__PURE__ */ (() => htmlDecode.keys)();
const htmlBuckets = /* #__PURE__ */ (() => htmlDecode.buckets)();
const htmlSlotMidOff = /* #__PURE__ */ (() => htmlDecode.slotMidOff)();
const htmlLengthBits = /* #__PURE__ */ (() => htmlDecode.lengthBits)();
const htmlMiddles = /* #__PURE__ */ (() => htmlDecode.middles)();
/** Hoisted for the specialized HTML cores; see `emitHtmlValue`. */
const htmlSlotValue = /* #__PURE__ */ (() => htmlDecode.slotValue)();
const htmlValues = /* #__PURE__ */ (() => htmlDecode.values)();
/**
* The replacement string for a packed `slotValue` entry. Most values need
* just one UTF-16 code unit.
* @param packed Replacement offset, legacy flag, and length from `htmlSlotValue`.
*/
function emitHtmlValue(packed) {
	const off = packed >> 2;
	return (packed & 1) === 0 ? htmlValues.charAt(off) : htmlValues.slice(off, off + (packed & 1) + 1);
}
/**
* Find the slot matching `text[start..start+length)`, or -1. A match proves
* every character of the span (exact key + middle comparison).
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function findSlotHtml(text, start, length) {
	const c0 = text.charCodeAt(start);
	const c1 = text.charCodeAt(start + 1);
	const c2 = text.charCodeAt(start + length - 2);
	const c3 = text.charCodeAt(start + length - 1);
	if ((c0 | c1 | c2 | c3) > 127) return -1;
	const key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length;
	let slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
	for (let attempt = 0;; attempt++) {
		if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
		if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
		if (attempt === 1) return -1;
		slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
	}
}
/**
* Compare the middle characters (positions 2..length-3) of the candidate at
* `slot` against the input. The key already proves the outer characters and
* the length. Names of length at most four are accepted by the caller.
* @param slot Slot of the candidate.
* @param text Input text.
* @param start Start of the span in `text`.
* @param length Length of the span.
*/
function isMidMatchHtml(slot, text, start, length) {
	let wordIndex = htmlSlotMidOff[slot];
	let index = start + 2;
	const end = start + length - 2;
	while (index + 1 < end) {
		if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return false;
		index += 2;
	}
	return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
}
/**
* `parseNumericEntity` packs its two results into one integer:
* `(consumed << CONSUMED_SHIFT) | codePoint`. The code point occupies the low
* 21 bits (max 0x110000, clamped before packing); `consumed` takes the upper
* 11 bits and is read back with `>>> CONSUMED_SHIFT`, so the sign bit set by a
* large `consumed` is harmless. The maximum consumed field is reserved for
* long references, whose full length is stored in `longNumericConsumed`.
* A zero return means "no numeric entity".
*/
const NUMERIC_CONSUMED_SHIFT = 21;
const NUMERIC_CODE_POINT_MASK = 2097151;
const NUMERIC_CONSUMED_OVERFLOW = 2047;
/** Full length, including `&`, when the packed consumed field overflows. */
let longNumericConsumed = 0;
/**
* Recover the consumed count before the next numeric parse can overwrite
* `longNumericConsumed`. This avoids allocating a tuple for each reference.
* @param packed Packed result of `parseNumericEntity`.
*/
function unpackConsumed(packed) {
	const consumed = packed >>> NUMERIC_CONSUMED_SHIFT;
	return consumed === NUMERIC_CONSUMED_OVERFLOW ? longNumericConsumed : consumed;
}
/** ASCII digit values; 0xff marks characters outside the hexadecimal range. */
const numericDigits = /* #__PURE__ */ (() => {
	const digits = (/* @__PURE__ */ new Uint8Array(128)).fill(255);
	for (let digit = 0; digit < 10; digit++) digits[CHAR_ZERO + digit] = digit;
	for (let digit = 0; digit < 6; digit++) {
		digits[CHAR_UPPER_A + digit] = digit + 10;
		digits[CHAR_LOWER_A + digit] = digit + 10;
	}
	return digits;
})();
/**
* Parse a numeric entity starting right after the `#`. In legacy mode the
* terminating semicolon is optional. Returns the number of characters
* consumed (counting the `&` and `#`) packed with the code point (see
* the packing constants above), or 0 if there is no valid numeric entity at this
* position.
* @param input Input string.
* @param offset Index right after the `#`.
* @param isStrict Whether a terminating semicolon is required.
*/
function parseNumericEntity(input, offset, isStrict) {
	const inputLength = input.length;
	let index = offset;
	let codePoint = 0;
	let digitsStart;
	if ((input.charCodeAt(index) | TO_LOWER_BIT) === CHAR_LOWER_X) {
		index += 1;
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 15) {
				codePoint = codePoint * 16 + digit;
				index++;
			} else break;
		}
	} else {
		digitsStart = index;
		while (index < inputLength) {
			const char = input.charCodeAt(index);
			if (char >= 128) break;
			const digit = numericDigits[char];
			if (digit <= 9) {
				codePoint = codePoint * 10 + digit;
				index++;
			} else break;
		}
	}
	if (index === digitsStart) return 0;
	if (codePoint > 1114111) codePoint = 1114112;
	let consumed = index - offset + 2;
	if (index < inputLength && input.charCodeAt(index) === CHAR_SEMI) consumed += 1;
	else if (isStrict) return 0;
	if (consumed >= NUMERIC_CONSUMED_OVERFLOW) {
		longNumericConsumed = consumed;
		consumed = NUMERIC_CONSUMED_OVERFLOW;
	}
	return consumed << NUMERIC_CONSUMED_SHIFT | codePoint;
}
/**
* Find the longest legacy (semicolon-less) match for the name starting at
* `start`, using the per-class legacy length bits. Returns
* `slot << 3 | matchLength`, or -1 if there is no match. Only called after
* the exact probes failed (the miss path).
* @param input Input text.
* @param start Start of the name.
* @param maxLength Number of available run characters.
*/
function findLegacySlot(input, start, maxLength) {
	let legacy = htmlLengthBits[pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
	while (legacy !== 0) {
		const top = 31 - Math.clz32(legacy);
		legacy ^= 1 << top;
		if (top + 2 > maxLength) continue;
		const slot = findSlotHtml(input, start, top + 2);
		if (slot >= 0 && (htmlSlotValue[slot] & 2) !== 0) return slot << 3 | top + 2;
	}
	return -1;
}
/**
* Match a class containing long names without probing all its shorter lengths.
* The 32-character window bounds the scan even for invalid or unterminated runs.
* Returns `(slot << 6) | consumed`, excluding the `&`, or -1 on a miss.
* @param input Input containing the candidate name.
* @param start Start of the name.
* @param mode Decoding mode, including the rules for legacy matches.
*/
function findLongClassMatch(input, start, mode) {
	const length = input.slice(start, start + 32).indexOf(";");
	if (length - 2 >>> 0 <= 29) {
		const slot = findSlotHtml(input, start, length);
		if (slot >= 0) return slot << 6 | length + 1;
	}
	if (mode !== DecodingMode.Strict) {
		const packed = findLegacySlot(input, start, Math.min(31, input.length - start));
		if (packed >= 0) {
			const length = packed & 7;
			if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
		}
	}
	return -1;
}
/**
* The next `&` to resume from after emitting a replacement, given the index
* just past it. A leaf the decoders call after every emit: the common
* adjacent-entity case (`&amp;&lt;`) skips the `indexOf` C++ call.
* @param input Input text.
* @param last Index just past the entity that was emitted.
*/
function nextOffset(input, last) {
	if (last >= input.length) return -1;
	return input.charCodeAt(last) === CHAR_AMP ? last : input.indexOf("&", last);
}
/**
* Synchronous HTML decoder, shared by all three decoding modes.
* @param input String to decode.
* @param mode Decoding mode for named entities.
*/
function decodeHtmlText(input, mode) {
	const isLegacyAllowed = mode !== DecodingMode.Strict;
	let offset = input.indexOf("&");
	if (offset < 0) return input;
	const inputLength = input.length;
	let result = "";
	let last = 0;
	do {
		const start = offset + 1;
		if (start + 1 >= inputLength) break;
		const c0 = input.charCodeAt(start);
		if (c0 === CHAR_AMP) {
			offset = start;
			continue;
		}
		if (c0 === CHAR_NUM) {
			const packed = parseNumericEntity(input, start + 1, !isLegacyAllowed);
			const consumed = unpackConsumed(packed);
			if (consumed === 0) offset = input.indexOf("&", start);
			else {
				if (last !== offset) result += input.slice(last, offset);
				result += codePointToString(packed & NUMERIC_CODE_POINT_MASK);
				last = offset + consumed;
				offset = nextOffset(input, last);
			}
			continue;
		}
		const bits = htmlLengthBits[pairIndex(c0, input.charCodeAt(start + 1))];
		if ((bits & 32768) !== 0) {
			const packed = findLongClassMatch(input, start, mode);
			if (packed >= 0) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[packed >> 6]);
				last = start + (packed & 63);
				offset = nextOffset(input, last);
			} else offset = input.indexOf("&", start);
			continue;
		}
		let probed = bits & 32767;
		let matched = -1;
		while (probed !== 0) {
			const low = probed & -probed;
			probed ^= low;
			const length = 33 - Math.clz32(low);
			const end = start + length;
			if (end > inputLength) break;
			const isTerminated = end < inputLength && input.charCodeAt(end) === CHAR_SEMI;
			if (!(isTerminated || isLegacyAllowed && (bits >>> length + 14 & 1) !== 0)) continue;
			const slot = findSlotHtml(input, start, length);
			if (slot < 0) continue;
			if (isTerminated) {
				matched = slot << 6 | 32 | length + 1;
				break;
			}
			if ((htmlSlotValue[slot] & 2) !== 0) matched = slot << 6 | length;
		}
		if (matched >= 0) {
			const length = matched & 31;
			if ((matched & 32) !== 0 || mode !== DecodingMode.Attribute || start + length >= inputLength || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) {
				if (last !== offset) result += input.slice(last, offset);
				result += emitHtmlValue(htmlSlotValue[matched >> 6]);
				last = start + length;
				offset = nextOffset(input, last);
				continue;
			}
		}
		offset = input.indexOf("&", start + 1);
	} while (offset >= 0);
	return result + input.slice(last);
}
/**
* Decodes an HTML string, requiring all entities to be terminated by a
* semicolon.
* @param htmlString The string to decode.
* @returns The decoded string.
*/
function decodeHTMLStrict(htmlString) {
	return decodeHtmlText(htmlString, DecodingMode.Strict);
}

// parsers/xbrl/entities.ts
/**
* Character data of XML. Only predefined references are resolved: XML's five, numeric ones and, in inline XBRL (XHTML),
* HTML's named ones. Documents that declare entities were rejected before (`prolog.ts`), so entity bombs have no effect.
*/
const REFERENCE = /&(?:#(\d{1,8})|#[xX]([0-9a-fA-F]{1,7})|([A-Za-z][A-Za-z0-9]{0,31}));/g;
const XML_NAMES = {
	lt: "<",
	gt: ">",
	amp: "&",
	quot: "\"",
	apos: "'"
};
function characterOf(code) {
	return (code === 9 || code === 10 || code === 13 || code >= 32 && code <= 55295 || code >= 57344 && code <= 1114111) && code !== 65534 && code !== 65535 ? String.fromCodePoint(code) : null;
}
/** Resolves the references of a text; unknown ones stay as they are. */
function resolved(raw, html, written = (text) => text) {
	if (!raw.includes("&")) return raw;
	return raw.replace(REFERENCE, (reference, decimal, hex, name) => {
		if (name !== void 0) return written(XML_NAMES[name] ?? (html ? decodeHTMLStrict(reference) : reference));
		const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
		return written(html && code >= 128 && code <= 159 ? decodeHTMLStrict(reference) : characterOf(code) ?? reference);
	});
}
function decodeXml(raw) {
	if (!raw.includes("&") || raw.includes("&#")) return resolved(raw, false);
	let text = raw.replace(/&lt;/g, "<").replace(/&gt;/g, ">");
	if (text.includes("&quot;")) text = text.replace(/&quot;/g, "\"");
	if (text.includes("&apos;")) text = text.replace(/&apos;/g, "'");
	return text.replace(/&amp;/g, "&");
}
/** Resolves the references of XHTML text, with HTML's named ones. */
function decodeXhtml(raw) {
	return resolved(raw, true);
}
const ESCAPES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;"
};
/** XHTML with only `&amp;`, `&lt;` and `&gt;` as references, as in an escaped text block. */
function canonicalXhtml(raw) {
	return resolved(raw, true, (text) => ESCAPES[text] ?? text);
}
/** XML 2.11: every line ends in one line feed. */
function normalizeLineEnds(text) {
	return text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text;
}

// parsers/xbrl/xml-cursor.ts
const SLASH$1 = 47;
const GREATER$1 = 62;
const EQUALS = 61;
const BANG = 33;
const QUESTION = 63;
const DOUBLE_QUOTE = 34;
const SINGLE_QUOTE = 39;
function createXmlCursor(text, start = 0, end = text.length) {
	return {
		text,
		pos: start,
		end,
		kind: "eof",
		name: "",
		tagStart: start,
		tagEnd: start,
		selfClosing: false,
		attributeCount: 0,
		attributeNames: [],
		attributeValues: [],
		declaresNamespace: false,
		problem: ""
	};
}
function broken(cursor, at, problem) {
	cursor.problem = `${problem} at character ${at}`;
	cursor.pos = cursor.end;
	cursor.kind = "broken";
	return "broken";
}
/** Moves to the next start or end tag. */
function nextTag(cursor) {
	const { text, end } = cursor;
	let pos = cursor.pos;
	for (;;) {
		const open = text.indexOf("<", pos);
		if (open < 0 || open >= end) {
			cursor.pos = end;
			cursor.kind = "eof";
			return "eof";
		}
		const code = text.charCodeAt(open + 1);
		if (code === SLASH$1) return readEndTag(cursor, open);
		if (code !== BANG && code !== QUESTION) return readStartTag(cursor, open);
		pos = afterMarkup(text, open, end);
		if (pos < 0) return broken(cursor, open, "markup that never ends");
		if (pos === 0) return broken(cursor, open, "a declaration inside the content");
	}
}
/**
* The place after a comment, CDATA section or processing instruction that starts at `open`.
*
* @returns −1 if it never ends, 0 if it is another declaration (a misplaced DOCTYPE)
*/
function afterMarkup(text, open, end) {
	const [mark, length] = text.startsWith("<!--", open) ? ["-->", 3] : text.startsWith("<![CDATA[", open) ? ["]]>", 3] : text.startsWith("<?", open) ? ["?>", 2] : ["", 0];
	if (mark === "") return 0;
	const close = text.indexOf(mark, open + 2);
	return close < 0 || close + length > end ? -1 : close + length;
}
function readEndTag(cursor, open) {
	const { text, end } = cursor;
	const close = text.indexOf(">", open + 2);
	if (close < 0 || close >= end) return broken(cursor, open, "an end tag that never ends");
	let nameEnd = close;
	while (nameEnd > open + 2 && text.charCodeAt(nameEnd - 1) <= 32) nameEnd--;
	cursor.name = text.slice(open + 2, nameEnd);
	cursor.tagStart = open;
	cursor.tagEnd = close + 1;
	cursor.pos = close + 1;
	cursor.selfClosing = false;
	cursor.attributeCount = 0;
	cursor.declaresNamespace = false;
	cursor.kind = "end";
	return "end";
}
function skipSpace(text, at) {
	let pos = at;
	while (text.charCodeAt(pos) <= 32) pos++;
	return pos;
}
/** Reads the start tag at `open`; attributes without a quoted value are HTML, not XML. */
function readStartTag(cursor, open) {
	const { text, end } = cursor;
	let pos = open + 1;
	for (;;) {
		const code = text.charCodeAt(pos);
		if (!(code > 32) || code === SLASH$1 || code === GREATER$1) break;
		pos++;
	}
	if (pos === open + 1 || pos >= end) return broken(cursor, open, "a tag without a name");
	cursor.name = text.slice(open + 1, pos);
	cursor.tagStart = open;
	cursor.attributeCount = 0;
	cursor.declaresNamespace = false;
	for (;;) {
		pos = skipSpace(text, pos);
		if (pos >= end) return broken(cursor, open, "a tag that never ends");
		const code = text.charCodeAt(pos);
		if (code === GREATER$1 || code === SLASH$1) {
			const selfClosing = code === SLASH$1;
			if (selfClosing && text.charCodeAt(pos + 1) !== GREATER$1) return broken(cursor, open, "a stray slash in a tag");
			cursor.selfClosing = selfClosing;
			cursor.tagEnd = selfClosing ? pos + 2 : pos + 1;
			cursor.pos = cursor.tagEnd;
			cursor.kind = "start";
			return "start";
		}
		const next = readAttribute(cursor, pos);
		if (next < 0 || next > end) return broken(cursor, open, "a tag with a malformed attribute");
		pos = next;
	}
}
function readAttribute(cursor, at) {
	const { text } = cursor;
	let pos = at;
	for (;;) {
		const code = text.charCodeAt(pos);
		if (!(code > 32) || code === EQUALS || code === GREATER$1 || code === SLASH$1) break;
		pos++;
	}
	const name = text.slice(at, pos);
	pos = skipSpace(text, pos);
	if (name === "" || text.charCodeAt(pos) !== EQUALS) return -1;
	pos = skipSpace(text, pos + 1);
	const quote = text.charCodeAt(pos);
	if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return -1;
	const close = text.indexOf(quote === DOUBLE_QUOTE ? "\"" : "'", pos + 1);
	if (close < 0) return -1;
	cursor.attributeNames[cursor.attributeCount] = name;
	cursor.attributeValues[cursor.attributeCount] = text.slice(pos + 1, close);
	cursor.attributeCount++;
	if (name.startsWith("xmlns")) cursor.declaresNamespace = true;
	return close + 1;
}
/** Raw value of an attribute of the last start tag, by qualified name. */
function attributeOf(cursor, name) {
	for (let index = 0; index < cursor.attributeCount; index++) if (cursor.attributeNames[index] === name) return cursor.attributeValues[index];
}
/** A qualified name without its prefix. */
function localNameOf(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? name : name.slice(colon + 1);
}
/** Prefix of a qualified name, or the empty string. */
function prefixOf(name) {
	const colon = name.indexOf(":");
	return colon < 0 ? "" : name.slice(0, colon);
}
/** Steps over the element whose start tag the cursor has just read. */
function skipElement(cursor) {
	if (cursor.selfClosing) return "end";
	let depth = 1;
	while (depth > 0) {
		const kind = nextTag(cursor);
		if (kind === "start") {
			if (!cursor.selfClosing) depth++;
		} else if (kind === "end") depth--;
		else return kind;
	}
	return "end";
}

// parsers/xbrl/namespaces.ts
const XBRLI = "http://www.xbrl.org/2003/instance";
const XBRLDI = "http://xbrl.org/2006/xbrldi";
const LINK = "http://www.xbrl.org/2003/linkbase";
const XSI = "http://www.w3.org/2001/XMLSchema-instance";
/** Inline XBRL 1.1 and 1.0. */
const INLINE_NAMESPACES = /* @__PURE__ */ new Set(["http://www.xbrl.org/2013/inlineXBRL", "http://www.xbrl.org/2008/inlineXBRL"]);
function createScope(parent = null) {
	return {
		parent,
		bindings: /* @__PURE__ */ new Map(),
		reported: /* @__PURE__ */ new Map()
	};
}
/** The scope inside the start tag that the cursor has just read. */
function scopeInside(parent, cursor) {
	if (!cursor.declaresNamespace) return parent;
	const scope = createScope(parent);
	for (let index = 0; index < cursor.attributeCount; index++) {
		const name = cursor.attributeNames[index] ?? "";
		const value = decodeXml(cursor.attributeValues[index] ?? "").trim();
		if (name === "xmlns") scope.bindings.set("", value);
		else if (name.startsWith("xmlns:")) scope.bindings.set(name.slice(6), value);
	}
	return scope;
}
/** URI that a prefix is bound to. */
function namespaceOf(scope, prefix) {
	for (let at = scope; at; at = at.parent) {
		const uri = at.bindings.get(prefix);
		if (uri !== void 0) return uri;
	}
}
const STANDARD_NAMESPACES = [
	/^https?:\/\/fasb\.org\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
	/^https?:\/\/xbrl\.us\/([a-z][a-z-]*)\/\d{4}(?:-\d\d-\d\d)?$/,
	/^https?:\/\/xbrl\.sec\.gov\/([a-z][a-z-]*)\/\d{4}(?:q\d)?(?:-\d\d-\d\d)?$/,
	/^https?:\/\/xbrl\.ifrs\.org\/taxonomy\/[\d-]+\/([a-z][a-z-]*)$/
];
/** Conventional prefix of a standard taxonomy's namespace, such as `"us-gaap"`. */
function standardPrefixOf(uri) {
	for (const pattern of STANDARD_NAMESPACES) {
		const prefix = pattern.exec(uri)?.[1];
		if (prefix !== void 0) return prefix;
	}
	return null;
}
function prefixForUri(scope, uri) {
	for (let at = scope; at; at = at.parent) for (const [prefix, bound] of at.bindings) if (bound === uri && prefix !== "") return prefix;
	return (uri.split(/[/#:]/).filter((part) => part !== "" && !/^[\d-]+$/.test(part)).at(-1) ?? "ns").replace(/^www\./, "").replace(/\..*$/, "");
}
/**
* A qualified name as reported: with the conventional prefix of a standard taxonomy, otherwise with the document's own.
* An unprefixed name gets the prefix of the default namespace.
*/
function reportedName(scope, qualifiedName) {
	const known = scope.reported.get(qualifiedName);
	if (known !== void 0) return known;
	const prefix = prefixOf(qualifiedName);
	const local = prefix === "" ? qualifiedName : qualifiedName.slice(prefix.length + 1);
	const uri = namespaceOf(scope, prefix);
	let reported = qualifiedName;
	if (uri !== void 0 && uri !== "") reported = `${standardPrefixOf(uri) ?? (prefix === "" ? prefixForUri(scope, uri) : prefix)}:${local}`;
	scope.reported.set(qualifiedName, reported);
	return reported;
}

// parsers/xbrl/prolog.ts
function refuse(code, message) {
	return {
		root: -1,
		refusal: {
			code,
			message
		}
	};
}
/**
* Steps over the XML declaration, comments and DOCTYPE. A DOCTYPE that names an external DTD is ignored: nothing is ever
* fetched. One with an internal subset is rejected: that is where entities are declared, which EDGAR does not allow.
*/
function readProlog(text) {
	let pos = 0;
	for (;;) {
		while (text.charCodeAt(pos) <= 32 || text.charCodeAt(pos) === 65279) pos++;
		if (pos >= text.length) return refuse("empty-document", "the document has no element");
		if (text.charCodeAt(pos) !== 60) return refuse("not-xml", `text before the first element at character ${pos}`);
		const next = text.charCodeAt(pos + 1);
		if (next !== 33 && next !== 63) return {
			root: pos,
			refusal: null
		};
		if (/^<!doctype/i.test(text.slice(pos, pos + 9))) {
			const close = text.indexOf(">", pos);
			const subset = text.indexOf("[", pos);
			if (close < 0) return refuse("truncated-document", "the DOCTYPE never ends");
			if (subset >= 0 && subset < close) return refuse("entity-declarations", "entity declarations in a DOCTYPE are not supported");
			pos = close + 1;
			continue;
		}
		const after = afterMarkup(text, pos, text.length);
		if (after < 0) return refuse("truncated-document", "a comment or instruction before the root never ends");
		if (after === 0) return refuse("not-xml", `a declaration before the root at character ${pos}`);
		pos = after;
	}
}

// parsers/xbrl/document-sets.ts
const XBRL_ELEMENT = /^<(?:[\w.-]{1,60}:)?xbrl[\s/>]/;
function bindsInline(text) {
	return [...INLINE_NAMESPACES].some((uri) => text.includes(`${uri}"`) || text.includes(`${uri}'`));
}
/** `inline` if the text binds the inline XBRL namespace, `instance` if its root element is `xbrl`. */
function syntaxOf(text) {
	const prolog = readProlog(text);
	const root = prolog.refusal?.code === "entity-declarations" ? afterDeclarations(text) : prolog.root;
	if (root >= 0 && XBRL_ELEMENT.test(text.slice(root, root + 80))) return "instance";
	return bindsInline(text) ? "inline" : null;
}
/** Offset of the root after a DOCTYPE with a subset, to recognize what will be rejected. */
function afterDeclarations(text) {
	const end = text.indexOf("]", text.indexOf("["));
	const close = end < 0 ? -1 : text.indexOf(">", end);
	return close < 0 ? -1 : text.indexOf("<", close);
}
/** The taxonomy entry points of a document, sorted: members of an inline document set share them. */
function schemaRefsOf(text) {
	const refs = /* @__PURE__ */ new Set();
	for (let at = text.indexOf("schemaRef"); at >= 0; at = text.indexOf("schemaRef", at + 9)) {
		const tag = text.slice(at, at + 2e3);
		const href = /^schemaRef\s[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
		if (href) refs.add(decodeXhtml(href[1] ?? href[2] ?? "").trim());
	}
	return [...refs].sort().join(" ");
}
/** The instance that EDGAR extracts from the inline document and adds to the submission: `aapl-20250329_htm.xml`. */
function isExtracted(document) {
	return /_html?\.xml$/i.test(document.filename ?? "");
}
/** Fee exhibits are separate reports. */
function isFeeExhibit(document) {
	return /^EX-(?:FILING FEES|107)/i.test(document.type);
}
function couldHoldXbrl(document) {
	return !document.isBinary && !/^(?:EX-101\.(?:SCH|CAL|DEF|LAB|PRE)|GRAPHIC|ZIP|EXCEL|JSON|CSS|JS)$/i.test(document.type);
}
/**
* The XBRL reports of a submission. Inline documents with the same schemaRef form one set (a 10-K split over several
* files, EX-13); those without one belong to the set before them. An instance is a separate report unless it repeats an
* inline set of the same submission.
*/
function documentSetsOf(submission) {
	let sets = cache.get(submission);
	if (!sets) {
		sets = groupDocuments(submission);
		cache.set(submission, sets);
	}
	return sets;
}
const cache = /* @__PURE__ */ new WeakMap();
function groupDocuments(submission) {
	const { inline = [], instance = [] } = Object.groupBy(submission.documents.filter(couldHoldXbrl), (document) => syntaxOf(document.text) ?? "other");
	const [only] = inline;
	if (only && inline.length === 1 && instance.every(isExtracted)) return [{
		syntax: "inline",
		documents: [only]
	}];
	const inlineRefs = new Set(inline.map(({ text }) => schemaRefsOf(text)));
	const separate = instance.filter((document) => inline.length === 0 || !(isExtracted(document) || inlineRefs.has(schemaRefsOf(document.text))));
	return [...inlineSets(inline).map((documents) => ({
		syntax: "inline",
		documents
	})), ...separate.map((document) => ({
		syntax: "instance",
		documents: [document]
	}))].sort((a, b) => (a.documents[0]?.sequence ?? 0) - (b.documents[0]?.sequence ?? 0));
}
function inlineSets(documents) {
	const sets = /* @__PURE__ */ new Map();
	let last = null;
	for (const document of documents) {
		const refs = schemaRefsOf(document.text);
		if (refs !== "" || last === null) {
			const key = isFeeExhibit(document) ? `fees ${document.sequence}` : `report ${refs}`;
			last = sets.get(key) ?? [];
			sets.set(key, last);
		}
		last.push(document);
	}
	return [...sets.values()];
}

// parsers/layout/decimal.ts
function readDecimal(value) {
	const point = value.indexOf(".");
	if (point < 0) return {
		digits: BigInt(value),
		scale: 0
	};
	return {
		digits: BigInt(value.slice(0, point) + value.slice(point + 1)),
		scale: value.length - point - 1
	};
}
function aligned(a, b) {
	const x = readDecimal(a);
	const y = readDecimal(b);
	const scale = Math.max(x.scale, y.scale);
	return [
		x.digits * 10n ** BigInt(scale - x.scale),
		y.digits * 10n ** BigInt(scale - y.scale),
		scale
	];
}
/** -1, 0 or 1. */
function compareDecimals(a, b) {
	const [x, y] = aligned(a, b);
	return x < y ? -1 : x > y ? 1 : 0;
}

// parsers/xbrl/decimal.ts
/**
* Lexical decimals of XBRL: unlike `layout/decimal.ts`, which computes with amounts, this checks the text of a document
* and keeps every written digit.
*/
const DECIMAL = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const SCIENTIFIC = /^([+-]?(?:\d+(?:\.\d*)?|\.\d+))[eE]([+-]?\d{1,4})$/;
/** Larger powers of ten are a mistake or an attack. */
const MAX_SHIFT = 400;
/**
* Moves the decimal point and applies a sign, keeping every written digit of the fraction.
*
* @param shift power of ten, inline XBRL's `scale`
* @returns null where text is not an `xs:decimal` or the shift is absurd
* @example scaleDecimal('1234.5', 6, true) // "-1234500000"
*/
function scaleDecimal(text, shift, negate = false) {
	if (!DECIMAL.test(text) || !Number.isInteger(shift) || Math.abs(shift) > MAX_SHIFT) return null;
	let negative = negate;
	let digits = text;
	if (text.startsWith("-") || text.startsWith("+")) {
		if (text.startsWith("-")) negative = !negative;
		digits = text.slice(1);
	}
	const point = digits.indexOf(".");
	let whole = point < 0 ? digits : digits.slice(0, point);
	let fraction = point < 0 ? "" : digits.slice(point + 1);
	if (shift > 0) {
		const moved = fraction.slice(0, shift).padEnd(shift, "0");
		whole += moved;
		fraction = fraction.slice(shift);
	} else if (shift < 0) {
		const padded = whole.padStart(-shift + 1, "0");
		whole = padded.slice(0, shift);
		fraction = padded.slice(shift) + fraction;
	}
	whole = withoutLeadingZeros(whole);
	const value = fraction === "" ? whole : `${whole}.${fraction}`;
	return negative && /[1-9]/.test(value) ? `-${value}` : value;
}
function withoutLeadingZeros(digits) {
	let at = 0;
	while (at < digits.length - 1 && digits.charCodeAt(at) === 48) at++;
	return digits === "" ? "0" : digits.slice(at);
}
/**
* A numeric fact's text as a decimal: without `+`, `xs:double` exponents expanded. The `xs:float` values `INF`, `-INF`
* and `NaN` stay. Null where the text is not a number.
*/
function numericLexical(text) {
	if (DECIMAL.test(text)) return text.startsWith("+") ? text.slice(1) : text;
	const scientific = SCIENTIFIC.exec(text);
	if (scientific?.[1] !== void 0) return scaleDecimal(scientific[1], Number(scientific[2]));
	return text === "INF" || text === "-INF" || text === "NaN" ? text : null;
}
/** The decimal as an integer and a scale; null where text is not a decimal of reasonable length. */
function toScaledInteger(text) {
	return DECIMAL.test(text) && text.length <= 2e3 ? readDecimal(text) : null;
}
/** Whether two decimals are the same number, regardless of padding zeros. */
function sameDecimal(a, b) {
	if (a === b) return true;
	return toScaledInteger(a) !== null && toScaledInteger(b) !== null && compareDecimals(a, b) === 0;
}
/**
* XBRL 2.1, 4.6.6: the `decimals` equivalent to a `precision`. Null for precision 0 (unknown).
*
* @example decimalsOfPrecision('123456', '3') // "-3"
*/
function decimalsOfPrecision(value, precision) {
	if (precision === "INF") return "INF";
	const digits = Number(precision);
	if (!Number.isInteger(digits) || digits <= 0) return null;
	const [whole = "", fraction = ""] = value.replace(/^[+-]/, "").split(".");
	const significant = whole.replace(/^0+/, "");
	if (significant !== "") return String(digits - significant.length);
	const leadingZeros = /^0*/.exec(fraction)?.[0].length ?? 0;
	if (leadingZeros === fraction.length) return "INF";
	return String(digits + leadingZeros);
}

// parsers/xbrl/duplicates.ts
/**
* Duplicate facts, by the XBRL International working group note "Handling duplicate facts in XBRL and inline XBRL":
* facts of the same concept, entity, period, dimensions and unit. They are *complete* duplicates if value and accuracy
* agree, *consistent* if the intervals that numeric values represent, given their `decimals`, overlap, and
* *inconsistent* otherwise.
*/
function contextText({ period, entity, dimensions }) {
	return `${"instant" in period ? period.instant : "start" in period ? `${period.start}/${period.end}` : "forever"}\t${entity}\t${Object.keys(dimensions).sort().map((axis) => `${axis}=${dimensions[axis]}`).join("\n")}`;
}
/**
* Numbers contexts; equal contexts with different ids get the same number. Facts of one context share its objects, so
* each context is written out once.
*/
function createContextNumbers() {
	const byPeriod = /* @__PURE__ */ new Map();
	const byText = /* @__PURE__ */ new Map();
	return (fact) => {
		const known = byPeriod.get(fact.period);
		if (known && known.fact.dimensions === fact.dimensions && known.fact.entity === fact.entity) return known.key;
		const text = contextText(fact);
		const key = byText.get(text) ?? byText.size;
		byText.set(text, key);
		byPeriod.set(fact.period, {
			fact,
			key
		});
		return key;
	};
}
function sameWords(a, b) {
	return a === b || a.replace(/\s+/g, " ").trim() === b.replace(/\s+/g, " ").trim();
}
/** The interval that a value represents, given its `decimals`, in units of half of 10^-places. */
function intervalOf(fact) {
	const scaled = toScaledInteger(fact.value ?? "");
	if (!scaled) return null;
	const doubled = scaled.digits * 2n;
	const decimals = fact.decimals === null || fact.decimals === "INF" ? null : Number(fact.decimals);
	if (decimals === null || !Number.isInteger(decimals) || Math.abs(decimals) > 300) return {
		low: doubled,
		high: doubled,
		places: scaled.scale
	};
	const places = Math.max(scaled.scale, decimals, 0);
	const value = doubled * 10n ** BigInt(places - scaled.scale);
	const half = 10n ** BigInt(places - decimals);
	return {
		low: value - half,
		high: value + half,
		places
	};
}
function overlap(group) {
	const intervals = group.flatMap((fact) => intervalOf(fact) ?? []);
	if (intervals.length < group.length) return false;
	const most = intervals.reduce((max, { places }) => Math.max(max, places), 0);
	const scaled = intervals.map(({ low, high, places }) => {
		const factor = 10n ** BigInt(most - places);
		return {
			low: low * factor,
			high: high * factor
		};
	});
	let highestLow = scaled[0]?.low ?? 0n;
	for (const { low } of scaled) if (low > highestLow) highestLow = low;
	return scaled.every(({ high }) => highestLow <= high);
}
function classOf(group) {
	const [first, ...others] = group;
	if (!first || others.length === 0) return "unique";
	if (others.some((other) => other.isNil !== first.isNil)) return "inconsistent";
	if (first.isNil) return "complete";
	const value = first.value ?? "";
	if (first.unit === null) return others.every((other) => sameWords(value, other.value ?? "")) ? "complete" : "inconsistent";
	if (others.every((other) => sameDecimal(value, other.value ?? ""))) return others.every((other) => other.decimals === first.decimals) ? "complete" : "consistent";
	return overlap(group) ? "consistent" : "inconsistent";
}
/** Numbers facts by one aspect, in order of first appearance. */
function numbered(facts, aspectOf) {
	const numbers = /* @__PURE__ */ new Map();
	const ids = new Int32Array(facts.length);
	for (const [index, fact] of facts.entries()) {
		const value = aspectOf(fact);
		const number = numbers.get(value) ?? numbers.size;
		if (number === numbers.size) numbers.set(value, number);
		ids[index] = number;
	}
	return {
		ids,
		count: numbers.size
	};
}
/**
* Classifies each fact against the others of its report, in the order of `facts`.
*
* @example classifyDuplicates([{ …value: '1000', decimals: '-3' }, { …value: '1200', decimals: '-2' }]) // both 'consistent'
*/
function classifyDuplicates(facts) {
	const contextOf = createContextNumbers();
	const concepts = numbered(facts, (fact) => fact.concept);
	const units = numbered(facts, (fact) => fact.unit ?? "");
	const first = /* @__PURE__ */ new Map();
	const groups = /* @__PURE__ */ new Map();
	for (const [index, fact] of facts.entries()) {
		const key = (contextOf(fact) * concepts.count + (concepts.ids[index] ?? 0)) * units.count + (units.ids[index] ?? 0);
		const known = first.get(key);
		if (known === void 0) first.set(key, index);
		else {
			const group = groups.get(key);
			if (group) group.push(index);
			else groups.set(key, [known, index]);
		}
	}
	const classes = facts.map(() => "unique");
	for (const members of groups.values()) {
		const duplicateClass = classOf(members.flatMap((index) => facts[index] ?? []));
		for (const index of members) classes[index] = duplicateClass;
	}
	return classes;
}

// parsers/xbrl/fact-list.ts
function rejected(code, message) {
	return {
		list: null,
		rejection: {
			code,
			message
		}
	};
}
/**
* Resolves a draft. A fact without a readable context, unit or number is left out with a problem: a number without its
* period or unit is meaningless and must not look otherwise.
*/
function finishFact(draft, definitions, problems) {
	const context = definitions.contexts.get(draft.contextRef);
	if (!context) {
		problems.add("unresolved-context", `${draft.concept} refers to context ${JSON.stringify(draft.contextRef)}`);
		return null;
	}
	let unit = null;
	let value = draft.value;
	if (draft.unitRef !== null) {
		unit = definitions.units.get(draft.unitRef) ?? null;
		if (unit === null) {
			problems.add("unresolved-unit", `${draft.concept} refers to unit ${JSON.stringify(draft.unitRef)}`);
			return null;
		}
		if (value !== null) {
			const number = draft.isFraction ? fractionLexical(value) : numericLexical(value);
			if (number === null) {
				problems.add("invalid-number", `${draft.concept} is ${JSON.stringify(value.slice(0, 60))}`);
				return null;
			}
			value = number;
		}
	}
	const { concept, precision, isNil, id } = draft;
	const { period, entity, dimensions } = context;
	let { decimals } = draft;
	if (value !== null && precision !== null && !draft.isFraction) decimals ??= decimalsOfPrecision(value, precision);
	return {
		concept,
		value,
		unit,
		decimals,
		period,
		entity,
		dimensions,
		isNil,
		id
	};
}
function fractionLexical(value) {
	const [numerator, denominator, ...rest] = value.split("/");
	const above = numericLexical(numerator ?? "");
	const below = numericLexical(denominator ?? "");
	return above === null || below === null || rest.length > 0 ? null : `${above}/${below}`;
}

// parsers/layout/sorted-search.ts
/** Index of the last of some ascending numbers that is at most `value`; 0 where none is. */
function lastAtMost(ascending, value) {
	let low = 0;
	let high = ascending.length - 1;
	while (low < high) {
		const middle = low + high + 1 >>> 1;
		if ((ascending[middle] ?? 0) <= value) low = middle;
		else high = middle - 1;
	}
	return Math.max(0, low);
}

// parsers/xbrl/inline-content.ts
/** The source between two offsets without its cuts: inline tags, excluded parts, comments. */
function contentMarkup(document, start, end) {
	const { text, cutStarts, cutEnds } = document;
	let content = "";
	let pos = start;
	for (let cut = lastAtMost(cutStarts, start); (cutStarts[cut] ?? end) < end; cut++) {
		const from = cutStarts[cut] ?? end;
		if (from < pos) continue;
		content += text.slice(pos, from);
		pos = cutEnds[cut] ?? end;
	}
	return content + text.slice(pos, end);
}

// core/dates.ts
/** Whether text is an existing calendar date in ISO form; 2023-02-29 is not. */
function isIsoDate(value) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
	const year = digits(value, 0, 4);
	const month = digits(value, 5, 7);
	const day = digits(value, 8, 10);
	return year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}
function lastDayOf(year, month) {
	if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
	return year % 4 === 0 && year % 100 !== 0 || year % 400 === 0 ? 29 : 28;
}
/**
* Days since 1970-01-01; the integer form used for arithmetic. By integers alone (Howard Hinnant's civil calendar
* algorithm): scoring asks for it millions of times, and a Date costs ten times as much.
*/
function epochDay(date) {
	const month = digits(date, 5, 7);
	const year = digits(date, 0, 4) - (month <= 2 ? 1 : 0);
	const era = Math.floor(year / 400);
	const yearOfEra = year - era * 400;
	const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + digits(date, 8, 10) - 1;
	const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
	return era * 146097 + dayOfEra - 719468;
}
function digits(text, start, end) {
	let value = 0;
	for (let index = start; index < end; index += 1) value = value * 10 + text.charCodeAt(index) - 48;
	return value;
}
/** @example dateOfEpochDay(19_811) // "2024-03-29" */
function dateOfEpochDay(day) {
	const known = spelled[day];
	if (known !== void 0) return known;
	const date = spellDate(day);
	if (day >= 0 && day < SPELLED_DAYS) spelled[day] = date;
	return date;
}
/** Dates to 2079 are spelled once: a history of scores asks for the same few thousand millions of times. */
const SPELLED_DAYS = 4e4;
const spelled = Array.from({ length: SPELLED_DAYS });
function spellDate(day) {
	const shifted = day + 719468;
	const era = Math.floor(shifted / 146097);
	const dayOfEra = shifted - era * 146097;
	const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
	const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
	const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
	const month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9);
	return `${padded(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), 4)}-${padded(month, 2)}-${padded(dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1, 2)}`;
}
function padded(value, width) {
	return String(value).padStart(width, "0");
}
function addDays(date, days) {
	return dateOfEpochDay(epochDay(date) + days);
}
const EASTERN = new Intl.DateTimeFormat("en-US", {
	timeZone: "America/New_York",
	hourCycle: "h23",
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	second: "2-digit"
});

// parsers/xbrl/markup-text.ts
const drop = () => "";
const keep = (raw) => raw;
const escapeMarkup = (raw) => raw.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
/** Text of well-formed XML: no tags, references resolved, CDATA as is. */
function textOfMarkup(markup) {
	if (!markup.includes("<")) return normalizeLineEnds(decodeXml(markup));
	return rewriteMarkup(markup, {
		isLenient: false,
		tag: drop,
		characters: decodeXml,
		cdata: keep
	});
}
/** Text of XHTML: no tags, references resolved. As in XPath's string(), block elements add no space. */
function xhtmlText(markup) {
	if (!markup.includes("<")) return normalizeLineEnds(decodeXhtml(markup));
	return rewriteMarkup(markup, {
		isLenient: true,
		tag: drop,
		characters: decodeXhtml,
		cdata: keep
	});
}
/** XHTML as in an escaped text block: tags stay, and only XML's own references remain. */
function xhtmlSource(markup) {
	if (!markup.includes("<![CDATA[")) return normalizeLineEnds(canonicalXhtml(markup));
	return rewriteMarkup(markup, {
		isLenient: true,
		tag: canonicalXhtml,
		characters: canonicalXhtml,
		cdata: escapeMarkup
	});
}
function rewriteMarkup(markup, { isLenient, tag, characters, cdata }) {
	const parts = [];
	let pos = 0;
	for (;;) {
		const open = markup.indexOf("<", pos);
		if (open < 0) break;
		if (open > pos) parts.push(characters(markup.slice(pos, open)));
		const after = afterMarkup(markup, open, markup.length);
		if (after > 0) {
			if (markup.startsWith("<![CDATA[", open)) parts.push(cdata(markup.slice(open + 9, after - 3)));
			pos = after;
			continue;
		}
		const close = isLenient && !startsTag(markup.charCodeAt(open + 1)) ? -1 : endOfTag(markup, open);
		if (close < 0) {
			parts.push(characters("<"));
			pos = open + 1;
			continue;
		}
		parts.push(tag(markup.slice(open, close)));
		pos = close;
	}
	if (pos < markup.length) parts.push(characters(markup.slice(pos)));
	return normalizeLineEnds(parts.join(""));
}
/** Whether the character after `<` begins a tag or declaration: `/`, `!`, `?` or a letter. */
function startsTag(code) {
	return code === 47 || code === 33 || code === 63 || code >= 65 && code <= 90 || code >= 97 && code <= 122 || code > 127;
}
/** The offset after a tag that starts at `open`; `>` inside quoted attribute values does not count. −1 if it never ends. */
function endOfTag(text, open) {
	let from = open + 1;
	for (;;) {
		const close = text.indexOf(">", from);
		if (close < 0) return -1;
		const quote = firstQuote(text, from, close);
		if (quote < 0) return close + 1;
		const closing = text.indexOf(text.charAt(quote), quote + 1);
		if (closing < 0) return close + 1;
		from = closing + 1;
	}
}
function firstQuote(text, from, to) {
	for (let at = from; at < to; at++) {
		const code = text.charCodeAt(at);
		if (code === 34 || code === 39) return at;
	}
	return -1;
}

// parsers/xbrl/child-elements.ts
/** Contexts and units are shallow; deeper nesting is malformed. */
const DEEPEST = 16;
/**
* Reads the children of the element whose start tag the cursor has just read, up to its end tag.
*
* @returns false where the element never ends, or nests too deep
*/
function readChildren(cursor, scope, read, depth = 1) {
	if (cursor.selfClosing) return true;
	if (depth > DEEPEST) return false;
	for (;;) {
		const kind = nextTag(cursor);
		if (kind === "end") return true;
		if (kind !== "start") return false;
		const inner = scopeInside(scope, cursor);
		if (!read(inner, namespaceOf(inner, prefixOf(cursor.name)) === "http://www.xbrl.org/2003/instance" ? localNameOf(cursor.name) : "", depth + 1)) return false;
	}
}
/** Text of the element whose start tag was just read; leaves the cursor after its end tag. Null where it never ends. */
function elementText(cursor) {
	if (cursor.selfClosing) return "";
	const start = cursor.tagEnd;
	if (skipElement(cursor) !== "end") return null;
	return textOfMarkup(cursor.text.slice(start, cursor.tagStart)).trim();
}

// parsers/xbrl/contexts.ts
const DATE_TIME = /^(-?\d{4,}-\d{2}-\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?$/;
/**
* Reads a date of a period as EDGAR means it. A plain end date or instant is the end of that day; XBRL 2.1 (4.7.2)
* writes the same moment as midnight of the next day, so midnight moves one day back. Start dates are unaffected.
*/
function periodDate(text, isEnd) {
	const match = DATE_TIME.exec(text.trim());
	const day = match?.[1];
	if (day === void 0 || !isIsoDate(day)) return null;
	const isMidnight = match?.[2] === "00" && match[3] === "00" && match[4] === "00";
	return isEnd && isMidnight ? addDays(day, -1) : day;
}
function periodOf(parts) {
	const instant = parts.get("instant");
	if (instant !== void 0) {
		const date = periodDate(instant, true);
		return date === null ? null : { instant: date };
	}
	const start = parts.get("startDate");
	const end = parts.get("endDate");
	if (start !== void 0 && end !== void 0) {
		const from = periodDate(start, false);
		const to = periodDate(end, true);
		return from === null || to === null ? null : {
			start: from,
			end: to
		};
	}
	return parts.has("forever") ? { forever: true } : null;
}
/** Reads the axis and member of an xbrldi element, or keeps other segment content under its name. */
function readDimension(cursor, scope, dimensions, problems) {
	const { name } = cursor;
	const local = localNameOf(name);
	const axisName = attributeOf(cursor, "dimension")?.trim();
	const isDimension = local === "explicitMember" || local === "typedMember";
	const value = elementText(cursor);
	if (value === null) return false;
	if (isDimension && axisName !== void 0 && namespaceOf(scope, prefixOf(name)) === "http://xbrl.org/2006/xbrldi") {
		const axis = reportedName(scope, axisName);
		const repeated = dimensions.has(axis);
		if (repeated) problems.add("repeated-dimension", `${axis} twice in one context`);
		dimensions.set(repeated ? `${axis}#2` : axis, local === "explicitMember" ? reportedName(scope, value) : value);
	} else {
		const reported = reportedName(scope, name);
		problems.add("non-dimensional-segment", `<${reported}> in a context's segment or scenario`);
		dimensions.set(reported, value);
	}
	return true;
}
/**
* Adds the context whose start tag the cursor has just read (null, with a problem reported, without a readable entity or
* period), and leaves the cursor after its end tag.
*
* @returns false where the element never ends
*/
function readContext(cursor, outer, contexts, problems) {
	const id = attributeOf(cursor, "id")?.trim() ?? "";
	const dimensions = /* @__PURE__ */ new Map();
	const parts = /* @__PURE__ */ new Map();
	const read = (scope, local, depth) => {
		if (local === "identifier" || local === "instant" || local === "startDate" || local === "endDate") {
			const value = elementText(cursor);
			if (value !== null) parts.set(local, value);
			return value !== null;
		}
		if (local === "forever") parts.set("forever", "");
		return readChildren(cursor, scope, local === "segment" || local === "scenario" ? (inner) => readDimension(cursor, inner, dimensions, problems) : read, depth);
	};
	if (!readChildren(cursor, scopeInside(outer, cursor), read)) return false;
	const entity = parts.get("identifier");
	const period = periodOf(parts);
	if (entity === void 0 || period === null) {
		const missing = entity === void 0 ? "entity" : "period";
		problems.add("invalid-context", `context ${JSON.stringify(id)} has no readable ${missing}`);
		contexts.set(id, null);
		return true;
	}
	const sorted = [...dimensions].sort(([a], [b]) => a < b ? -1 : 1);
	contexts.set(id, {
		entity,
		period,
		dimensions: Object.fromEntries(sorted)
	});
	return true;
}

// parsers/xbrl/units.ts
/** Companyfacts notation: `"USD"`, `"shares"`, `"USD/shares"`. Null without a measure. */
function unitText(numerator, denominator) {
	const product = (measures) => measures.toSorted().join("*");
	if (numerator.length === 0) return null;
	if (denominator.length === 0) return product(numerator);
	const divisor = product(denominator);
	return `${product(numerator)}/${denominator.length > 1 ? `(${divisor})` : divisor}`;
}
/**
* Adds the unit whose start tag the cursor has just read (null, with a problem reported, without a measure), and leaves
* the cursor after its end tag.
*
* @returns false where the element never ends
*/
function readUnit(cursor, outer, units, problems) {
	const id = attributeOf(cursor, "id")?.trim() ?? "";
	const numerator = [];
	const denominator = [];
	const readInto = (scope, measures, nesting) => readChildren(cursor, scope, (inner, local, depth) => {
		if (local !== "measure") return readInto(inner, local === "unitDenominator" ? denominator : measures, depth);
		const measure = elementText(cursor);
		if (measure === null) return false;
		if (localNameOf(measure) !== "") measures.push(localNameOf(measure));
		return true;
	}, nesting);
	if (!readInto(scopeInside(outer, cursor), numerator)) return false;
	const text = unitText(numerator, denominator);
	if (text === null) problems.add("invalid-unit", `unit ${JSON.stringify(id)} has no measure`);
	units.set(id, text);
	return true;
}

// parsers/xbrl/definitions.ts
function createDefinitions() {
	return {
		contexts: /* @__PURE__ */ new Map(),
		units: /* @__PURE__ */ new Map()
	};
}
/**
* Adds the context or unit whose start tag the cursor has just read.
*
* @returns false where the element never ends
*/
function readDefinition(kind, cursor, scope, { contexts, units }, problems) {
	if (kind === "context") return readContext(cursor, scope, contexts, problems);
	return readUnit(cursor, scope, units, problems);
}

// parsers/xbrl/limits.ts
/** Bounds on the cost of one document. Real filings stay an order of magnitude below each. */
/** UTF-16 units of one document; the largest instances on EDGAR have tens of millions. */
const MAX_DOCUMENT_CHARS = 128e6;
/**
* Characters of all values together. Nested text blocks repeat each other's text, so a small document could demand any
* amount; real ones stay under three times their own length.
*/
function maxOutputChars(inputChars) {
	return 32e6 + 8 * inputChars;
}

// parsers/xbrl/inline-scan.ts
const TEXTS = {
	name: "",
	contextRef: "",
	unitRef: "",
	format: "",
	scale: "0",
	target: "",
	continuedAt: ""
};
const OPTIONAL_TEXTS = {
	decimals: null,
	precision: null,
	id: null
};
const FLAGS = {
	isNegative: false,
	isNil: false,
	isEscaped: false,
	inTuple: false
};
/** Attributes by their names in lower case, because HTML tools lower the case. */
const TEXT_ATTRIBUTES = new Map(Object.keys({
	...TEXTS,
	...OPTIONAL_TEXTS
}).map((name) => [name.toLowerCase(), name]));
const FACT_KINDS$1 = /* @__PURE__ */ new Set([
	"nonfraction",
	"nonnumeric",
	"fraction",
	"numerator",
	"denominator",
	"continuation"
]);
const CUT_KINDS = /* @__PURE__ */ new Set(["exclude", "header"]);
function attributesOf(cursor) {
	const attributes = {
		...TEXTS,
		...OPTIONAL_TEXTS,
		...FLAGS
	};
	for (let index = 0; index < cursor.attributeCount; index++) {
		const name = (cursor.attributeNames[index] ?? "").toLowerCase();
		const value = decodeXhtml(cursor.attributeValues[index] ?? "").trim();
		const text = TEXT_ATTRIBUTES.get(name);
		if (text !== void 0) attributes[text] = value;
		else if (name === "sign") attributes.isNegative = value === "-";
		else if (name === "escape") attributes.isEscaped = value === "true" || value === "1";
		else if (name === "tupleref") attributes.inTuple = true;
		else if (name.endsWith(":nil")) attributes.isNil = value === "true" || value === "1";
	}
	return attributes;
}
/**
* Bindings of the root element, and of every prefix first bound further in, as HTML tools do. If a prefix is bound to
* several namespaces, the first binding counts and a warning is added.
*/
function collectNamespaces(text, problems) {
	const scope = createScope();
	for (const match of text.matchAll(/xmlns(?::([\w.-]+))?\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')/g)) {
		const prefix = match[1] ?? "";
		const uri = (match[2] ?? match[3] ?? "").trim();
		const bound = scope.bindings.get(prefix);
		if (bound === void 0) scope.bindings.set(prefix, uri);
		else if (bound !== uri && prefix !== "") problems.add("namespace-rebound", `prefix ${prefix} means ${bound} and ${uri} in one document`);
	}
	return scope;
}
/** How names of a namespace begin: `ix:` and, because HTML tools change the case, `IX:`. */
function nameStartsOf(scope, isWanted) {
	const prefixes = [...scope.bindings].filter(([prefix, uri]) => prefix !== "" && isWanted(uri));
	return [...new Set(prefixes.flatMap(([prefix]) => [`${prefix}:`, `${prefix.toUpperCase()}:`]))];
}
function startLengthAt(text, at, nameStarts) {
	for (const start of nameStarts) if (text.startsWith(start, at)) return start.length;
	return 0;
}
/**
* Scans one inline XBRL document. The surrounding HTML need not be well-formed (`<br>`, `<p>`, upper case); the inline
* elements must be, since their nesting decides which words belong to a fact.
*/
function scanInlineDocument(text, sequence, problems) {
	const scope = collectNamespaces(text, problems);
	const inline = nameStartsOf(scope, (uri) => INLINE_NAMESPACES.has(uri));
	const xbrli = nameStartsOf(scope, (uri) => uri === XBRLI);
	const initials = new Set([...inline, ...xbrli].map((start) => start.charCodeAt(0)));
	const document = {
		sequence,
		text,
		elements: [],
		cutStarts: [],
		cutEnds: [],
		...createDefinitions()
	};
	const scan = {
		document,
		cursor: createXmlCursor(text),
		scope,
		problems,
		frames: [],
		tupleDepth: 0
	};
	let pos = 0;
	for (;;) {
		const open = text.indexOf("<", pos);
		if (open < 0) break;
		const code = text.charCodeAt(open + 1);
		if (code === 33 || code === 63) {
			const after = afterMarkup(text, open, text.length);
			if (after < 0) return {
				code: "truncated-document",
				message: `markup at character ${open} never ends`
			};
			if (after > 0 && !text.startsWith("<![CDATA[", open)) addCut(document, open, after);
			pos = after > 0 ? after : open + 2;
			continue;
		}
		const isEnd = code === 47;
		const name = open + (isEnd ? 2 : 1);
		pos = open + 1;
		if (!initials.has(text.charCodeAt(name))) continue;
		let refusal = null;
		if (startLengthAt(text, name, inline) > 0) {
			refusal = readInlineTag(scan, open, isEnd);
			pos = scan.cursor.tagEnd;
		} else if (!isEnd && isDefinition(text, name, xbrli)) {
			refusal = readInlineDefinition(scan, open);
			pos = scan.cursor.pos;
		}
		if (refusal) return refusal;
	}
	return truncation(scan) ?? document;
}
function isDefinition(text, name, xbrli) {
	const local = name + startLengthAt(text, name, xbrli);
	return local > name && /^(?:context|unit)[\s>/]/i.test(text.slice(local, local + 8));
}
function truncation({ document: { text }, frames }) {
	const unclosed = frames.at(-1);
	if (unclosed) return {
		code: "truncated-document",
		message: `the document ends inside ix:${unclosed.kind}`
	};
	return /<html[\s>]/i.test(text.slice(0, 2e4)) && !/<\/html\s*>/i.test(text.slice(-2e4)) ? {
		code: "truncated-document",
		message: "the document ends before </html>"
	} : null;
}
function readInlineTag(scan, open, isEnd) {
	const { cursor } = scan;
	cursor.pos = open;
	if (nextTag(cursor) === "broken") return {
		code: "not-well-formed",
		message: cursor.problem
	};
	const kind = localNameOf(cursor.name).toLowerCase();
	const refusal = isEnd ? closeElement(scan, kind) : openElement(scan, kind);
	if (refusal === null && kind === "tuple" && !cursor.selfClosing) {
		scan.tupleDepth += isEnd ? -1 : 1;
		if (!isEnd) scan.problems.add("tuple-ignored", `ix:tuple at character ${cursor.tagStart}`);
	}
	return refusal;
}
function readInlineDefinition({ cursor, document, scope, problems }, open) {
	if (readStartTag(cursor, open) === "broken") return {
		code: "not-well-formed",
		message: cursor.problem
	};
	const kind = localNameOf(cursor.name).toLowerCase() === "context" ? "context" : "unit";
	return readDefinition(kind, cursor, scope, document, problems) ? null : {
		code: "truncated-document",
		message: `the ${kind} at character ${open} is not closed`
	};
}
function addCut(document, start, end) {
	document.cutStarts.push(start);
	document.cutEnds.push(end);
	return document.cutStarts.length - 1;
}
function openElement({ cursor, document, scope, frames, tupleDepth }, kind) {
	const cut = addCut(document, cursor.tagStart, cursor.tagEnd);
	let element = null;
	if (FACT_KINDS$1.has(kind)) {
		element = {
			kind,
			index: document.elements.length,
			attributes: attributesOf(cursor),
			elementStart: cursor.tagStart,
			contentStart: cursor.tagEnd,
			contentEnd: cursor.tagEnd,
			elementEnd: cursor.tagEnd,
			scope: scopeInside(scope, cursor)
		};
		if (tupleDepth > 0) element.attributes.inTuple = true;
		document.elements.push(element);
	}
	if (cursor.selfClosing) return null;
	frames.push({
		kind,
		element,
		cut: CUT_KINDS.has(kind) ? cut : -1
	});
	return frames.length > 200 ? {
		code: "nested-too-deep",
		message: `inline elements nested more than ${200} deep`
	} : null;
}
function closeElement({ cursor, document, frames }, kind) {
	const frame = frames.pop();
	if (frame?.kind !== kind) {
		const closed = frame ? `ix:${frame.kind}` : "nothing";
		return {
			code: "not-well-formed",
			message: `</${prefixOf(cursor.name)}:${kind}> at character ${cursor.tagStart} closes ${closed}`
		};
	}
	if (frame.cut >= 0) document.cutEnds[frame.cut] = cursor.tagEnd;
	else addCut(document, cursor.tagStart, cursor.tagEnd);
	if (frame.element) {
		frame.element.contentEnd = cursor.tagStart;
		frame.element.elementEnd = cursor.tagEnd;
	}
	return null;
}

// parsers/xbrl/transforms/month-names.ts
/**
* Month names in the languages of the XBRL transformation registries, as distinctive stems: January first, alternatives
* separated by `/`. A word names the month with the longest stem that it begins with; accents and case do not matter.
*/
const STEMS = {
	bg: "ян фев мар апр май/маи юни юли авг сеп окт ное дек",
	cs: "led uno bre dub kve cvn/cerven/cervn cvc/cervenec/cervenc srp zar rij lis pro",
	cy: "ion chwe maw/faw ebr mai/fai meh/feh gor/ngor aws med/fed hyd tach/dach/nhach/thach rhag/rag",
	da: "jan feb mar apr maj jun jul aug sep okt nov dec",
	de: "jan/jaen feb mar/maer apr mai jun jul aug sep okt nov dez",
	el: "ιαν φεβ μαρ απρ/αριλ μαι ιουν ιουλ αυγ σεπ οκτ νοε δεκ",
	en: "jan feb mar apr may jun jul aug sep oct nov dec",
	es: "ene feb mar abr may jun jul ago sep oct nov dic",
	et: "jaan veebr marts apr mai juuni juuli aug sept okt nov dets",
	fi: "tam hel maa huh tou kes hei elo syy lok mar jou",
	fr: "janv fevr mars avr mai juin juil aout sept oct nov dec",
	hi: "जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर",
	hr: "sij velj ozu tra svi lip srp kol ruj lis stu pro",
	hu: "jan feb marc apr maj jun jul aug szept okt nov dec",
	it: "gen feb mar apr mag giu lug ago set ott nov dic",
	lt: "sau vas kov bal geg bir lie rugp/rgp rugs/rgs spa/spl lap gru/grd",
	lv: "janv febr marts apr maijs jun jul aug sept okt nov dec",
	nl: "jan feb maa/mrt apr mei jun jul aug sep okt nov dec",
	no: "jan feb mar apr mai jun jul aug sep okt nov des",
	pl: "sty lut mar kwi maj cze lip sie wrz paz lis gru",
	pt: "jan fev mar abr mai jun jul ago set out nov dez",
	ro: "ian feb mar apr mai iun iul aug sep oct noi/nov dec",
	sk: "jan feb mar apr maj jun jul aug sep okt nov dec",
	sl: "jan feb mar apr maj jun jul avg sep okt nov dec",
	sv: "jan feb mar apr maj jun jul aug sep okt nov dec"
};
const GREEK_LOOKALIKES = {
	i: "ι",
	a: "α",
	o: "ο",
	m: "μ",
	n: "ν"
};
function fold$1(word, language) {
	const folded = word.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
	return language === "el" ? folded.replace(/[iaomn]/g, (letter) => GREEK_LOOKALIKES[letter] ?? letter) : folded;
}
const prepared = /* @__PURE__ */ new Map();
function stemsOf(language) {
	let stems = prepared.get(language);
	if (!stems) {
		stems = (STEMS[language] ?? "").split(" ").flatMap((alternatives, index) => alternatives.split("/").map((stem) => [fold$1(stem, language), index + 1])).sort(([a], [b]) => b.length - a.length);
		prepared.set(language, stems);
	}
	return stems;
}
const ROMAN = [
	"i",
	"ii",
	"iii",
	"iv",
	"v",
	"vi",
	"vii",
	"viii",
	"ix",
	"x",
	"xi",
	"xii"
];
/**
* Month number in the words between a date's numbers (`"th of February, "`), or null. The last month named counts, as in
* the registries' greedy patterns.
*
* @param language ISO 639-1 code, or `roman`
*/
function monthOf(words, language) {
	let month = null;
	for (const word of words.match(/[\p{L}\p{M}]+/gu) ?? []) {
		const folded = fold$1(word, language);
		if (language === "roman") month = ROMAN.indexOf(folded) + 1 || month;
		else month = stemsOf(language).find(([stem]) => folded.startsWith(stem))?.[1] ?? month;
	}
	return month;
}

// parsers/xbrl/transforms/dates.ts
const DEVANAGARI_ZERO = 2406;
const FULL_WIDTH_ZERO = 65296;
/** Devanagari and full-width digits as ASCII digits. */
function asciiDigits(text) {
	return text.replace(/[\u0966-\u096f\uff10-\uff19]/g, (digit) => {
		const code = digit.charCodeAt(0);
		return String(code - (code >= FULL_WIDTH_ZERO ? FULL_WIDTH_ZERO : DEVANAGARI_ZERO));
	});
}
/** The registries put years of one or two digits in this century. */
function fullYear(digits) {
	if (digits.length === 4) return digits;
	return digits.length <= 2 ? `20${digits.padStart(2, "0")}` : null;
}
const DAYS = [
	31,
	29,
	31,
	30,
	31,
	30,
	31,
	31,
	30,
	31,
	30,
	31
];
function two(value) {
	return String(value).padStart(2, "0");
}
function numberUpTo(digits, limit) {
	if (digits === void 0 || digits.length > 2) return null;
	const value = Number(digits);
	return value >= 1 && value <= limit ? value : null;
}
/** `xs:date`, `xs:gYearMonth` or `xs:gMonthDay`, depending on the order; null for a day that does not exist. */
function lexicalDate(year, month, day, order) {
	const hasYear = order.includes("Y");
	const hasDay = order.includes("D");
	if (month === null || hasYear && year === null || hasDay && day === null) return null;
	if (hasYear && hasDay) {
		const date = `${year}-${two(month)}-${two(day ?? 0)}`;
		return isIsoDate(date) ? date : null;
	}
	if (hasYear) return `${year}-${two(month)}`;
	return (day ?? 99) <= (DAYS[month - 1] ?? 0) ? `--${two(month)}-${two(day ?? 0)}` : null;
}
function mayEndIn(tail, order, language) {
	if (tail === "" || order.startsWith("Y") || [
		"bg",
		"lt",
		"pl"
	].includes(language)) return true;
	return (order === "MD" || order === "ND") && /^[A-Za-z]{1,2}$/.test(tail);
}
/**
* A date transformation for one order of parts. As in the registries, anything but digits may separate the numbers
* (`"31. Dezember 2024"`, `"12/31/24"`, `"January 5th, 2024"`), but nothing may precede a leading number, and the count
* of numbers must match. Only an English ordinal ending or a Lithuanian, Bulgarian or Polish abbreviation may follow.
*
* @param language of month names, or `roman`
* @example dateTransformation('NDY', 'en')('March 31, 2025') // "2025-03-31"
*/
function dateTransformation(order, language = "") {
	const numeric = order.replace("N", "");
	return (input) => {
		const text = asciiDigits(input).trim();
		const numbers = text.match(/\d+/g) ?? [];
		if (numbers.length !== numeric.length) return null;
		if (order.startsWith("N") ? /^\d/.test(text) : !/^\d/.test(text)) return null;
		if (!order.endsWith("N") && !mayEndIn(/\D*$/.exec(text)?.[0].trim() ?? "", order, language)) return null;
		const part = (name) => numbers[numeric.indexOf(name)];
		const month = order.includes("N") ? monthOf(text.split(/\d+/)[order.indexOf("N")] ?? "", language) : numberUpTo(part("M"), 12);
		return lexicalDate(fullYear(part("Y") ?? ""), month, numberUpTo(part("D"), 31), order);
	};
}
const ERAS = [
	[["令和", "令"], 2018],
	[["平成", "平"], 1988],
	[["昭和", "昭"], 1925],
	[["大正", "大"], 1911],
	[["明治", "明"], 1867]
];
const ERA_DATE = /^\s*(\p{L}{1,2}?)\s*(\d{1,2}|元)\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日\s*)?$/u;
/** Japanese era dates, with or without a day: `"平成25年3月5日"` → `"2013-03-05"`. */
function eraDateTransformation(withDay) {
	return (input) => {
		const match = ERA_DATE.exec(asciiDigits(input));
		const era = ERAS.find(([names]) => names.includes(match?.[1] ?? ""));
		if (!match || !era || match[4] !== void 0 !== withDay) return null;
		const year = String(era[1] + (match[2] === "元" ? 1 : Number(match[2])));
		const day = numberUpTo(match[4], 31);
		return lexicalDate(year, numberUpTo(match[3], 12), day, withDay ? "YMD" : "YM");
	};
}
const CJK_DATE = /^\s*(\d{4}|\d{1,2})\s*年\s*(\d{1,2})\s*月\s*(?:(\d{1,2})\s*日\s*)?$/;
/** Dates in Chinese, Japanese and Korean characters: `"2013年3月5日"` → `"2013-03-05"`. */
function cjkDateTransformation(withDay) {
	return (input) => {
		const match = CJK_DATE.exec(asciiDigits(input));
		if (!match || match[3] !== void 0 !== withDay) return null;
		const [, year = "", month, day] = match;
		return lexicalDate(fullYear(year), numberUpTo(month, 12), numberUpTo(day, 31), withDay ? "YMD" : "YM");
	};
}

// parsers/xbrl/transforms/numbers.ts
/**
* Printed numbers → unsigned `xs:decimal`: text that matches the pattern loses its group separators, and its decimal
* mark becomes a point. All patterns are linear.
*/
function numberTransformation(pattern, groups, decimalMark) {
	return (input) => {
		const text = input.trim();
		if (!pattern.test(text)) return null;
		const bare = text.replace(groups, "");
		const decimal = decimalMark === "," ? bare.replace(",", ".") : bare;
		return /\d/.test(decimal) ? decimal : null;
	};
}
const numDotDecimal = numberTransformation(/^\d{1,3}(?:[, \u00a0]?\d{3})*(?:\.\d+)?$|^\d+(?:\.\d+)?$/, /[, \u00a0]/g, ".");
const numCommaDecimal = numberTransformation(/^\d{1,3}(?:[. \u00a0]?\d{3})*(?:,\d+)?$|^\d+(?:,\d+)?$/, /[. \u00a0]/g, ",");
const numDotDecimal4 = numberTransformation(/^[, \u00a0\d]*(?:\.[ \u00a0\d]+)?$/, /[, \u00a0]/g, ".");
const numCommaDecimal4 = numberTransformation(/^[. \u00a0\d]*(?:,[ \u00a0\d]+)?$/, /[. \u00a0]/g, ",");
const numDotDecimalApos = numberTransformation(/^[,'`´’′ \u00a0\d]*(?:\.[ \u00a0\d]+)?$/, /[,'`´’′ \u00a0]/g, ".");
const numCommaDecimalApos = numberTransformation(/^[.'`´’′ \u00a0\d]*(?:,[ \u00a0\d]+)?$/, /[.'`´’′ \u00a0]/g, ",");
const numDotDecimalIndia = numberTransformation(/^(?:(?:\d{1,2}[, \u00a0])?(?:\d{2}[, \u00a0])*\d{3}|\d+)(?:\.\d+)?$/, /[, \u00a0]/g, ".");
const numCommaDot = numberTransformation(/^\d{1,3}(?:,\d{3})*(?:\.\d+)?$/, /,/g, ".");
const numDotComma = numberTransformation(/^\d{1,3}(?:\.\d{3})*(?:,\d+)?$/, /\./g, ",");
const numSpaceDot = numberTransformation(/^\d{1,3}(?:[ \u00a0]\d{3})*(?:\.\d+)?$/, /[ \u00a0]/g, ".");
const numSpaceComma = numberTransformation(/^\d{1,3}(?:[ \u00a0]\d{3})*(?:,\d+)?$/, /[ \u00a0]/g, ",");
const numComma = numberTransformation(/^\d+(?:,\d+)?$/, /[^\d,]/g, ",");
const DASH = /^[-\u058a\u05be\u2010-\u2015\ufe58\ufe63\uff0d]$/;
/** A dash that stands for zero. */
const zeroDash = (input) => DASH.test(input.trim()) ? "0" : null;
/** Amounts in two units, `"2 pounds 5 pence"` → `"2.05"`. */
function unitTransformation(pattern) {
	return (input) => {
		const match = pattern.exec(asciiDigits(input).trim());
		const major = match?.[1]?.replace(/[^\d]/g, "");
		const minor = match?.[2];
		return major === void 0 || major === "" || minor === void 0 ? null : `${major}.${minor.padStart(2, "0")}`;
	};
}
const numUnitDecimal = unitTransformation(/^([\d.,\uff0c\uff0e]+)[^\d.,\uff0c\uff0e][^\d]*?(\d{1,2})[^\d]*$/);
const numUnitDecimalApos = unitTransformation(/^([\d.,\uff0c\uff0e'`´’′＇]+)[^\d.,\uff0c\uff0e'`´’′＇][^\d]*?(\d{1,2})[^\d]*$/);
const numUnitDecimalIndia = unitTransformation(/^((?:\d{1,2}[, \u00a0])?(?:\d{2}[, \u00a0])*\d{3}|\d+)[^\d]+(\d{1,2})[^\d]*$/);

// parsers/xbrl/transforms/saka.ts
/** Indian national (Saka) calendar: transformation `date-ind-day-monthname-year-hi` (`calindaymonthyear`). */
const MONTHS = [
	/c\S{0,20}ait|चैत्र/iu,
	/vai|वैशाख|बैसाख/iu,
	/jy|ज्येष्ठ/iu,
	/dha|ḍha|आषाढ/iu,
	/vana|vaṇa|śrāvaṇa|श्रावण|सावन/iu,
	/bh\S{0,20}dra|proṣṭhapada|भाद्रपद|भादो/iu,
	/in|आश्विन/iu,
	/k\S{1,20}rti|कार्तिक/iu,
	/m\S{1,20}rga|agra|मार्गशीर्ष|अगहन/iu,
	/pau|पौष/iu,
	/m\S{1,20}gh|माघ/iu,
	/ph\S{1,20}lg|फाल्गुन/iu
];
const LENGTHS = [
	30,
	31,
	31,
	31,
	31,
	31,
	30,
	30,
	30,
	30,
	30,
	30
];
const SAKA_DATE = /^\s*(\d{1,2})([^\d]+)(\d{4}|\d{2})\s*$/;
function isLeap(year) {
	return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}
/** @example sakaDate('11 पौष 1933') // "2012-01-01" */
function sakaDate(input) {
	const match = SAKA_DATE.exec(asciiDigits(input).normalize("NFC"));
	if (!match) return null;
	const month = MONTHS.findIndex((pattern) => pattern.test(match[2] ?? ""));
	if (month < 0) return null;
	const day = Number(match[1]);
	const digits = match[3] ?? "";
	const gregorian = (digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) > 21 ? 1900 : 2e3)) + 78;
	const leap = isLeap(gregorian);
	const length = (LENGTHS[month] ?? 30) + (leap && month === 0 ? 1 : 0);
	if (day < 1 || day > length) return null;
	let date = `${gregorian}-03-${leap ? 21 : 22}`;
	if (!isIsoDate(date)) return null;
	for (let index = 0; index < month; index++) date = addDays(date, (LENGTHS[index] ?? 30) + (leap && index === 0 ? 1 : 0));
	return addDays(date, day - 1);
}

// parsers/xbrl/transforms/number-words.ts
/** English number words, for the SEC's `numwordsen` and `durwordsen`. */
const SMALL = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = [
	"",
	"",
	"twenty",
	"thirty",
	"forty",
	"fifty",
	"sixty",
	"seventy",
	"eighty",
	"ninety"
];
const MAGNITUDES = [
	"thousand",
	"million",
	"billion",
	"trillion",
	"quadrillion",
	"quintillion"
];
const DASHES = /[-\u058a\u05be\u2010-\u2015\ufe58\ufe63\uff0d]/g;
/** A number below 1,000, or of up to 19 hundreds ("fifteen hundred"); null for other words. */
function groupOf(words) {
	const rest = [...words];
	let value = 0;
	const hundredAt = rest.indexOf("hundred");
	if (hundredAt === 1) {
		const hundreds = SMALL.indexOf(rest[0] ?? "");
		if (hundreds < 1) return null;
		value = hundreds * 100;
		rest.splice(0, 2);
		if (rest[0] === "and") rest.shift();
		if (rest.length === 0 && words.at(-1) === "and") return null;
	} else if (hundredAt >= 0) return null;
	const [first, second] = rest;
	if (first === void 0) return words.length > 0 && value > 0 ? BigInt(value) : null;
	const tens = TENS.indexOf(first);
	if (tens > 1) {
		const unit = second === void 0 ? 0 : SMALL.indexOf(second);
		if (rest.length > 2 || unit < 0 || unit > 9 || second !== void 0 && unit === 0) return null;
		return BigInt(value + tens * 10 + unit);
	}
	const small = SMALL.indexOf(first);
	if (small < 0 || rest.length > 1 || small === 0 && value > 0) return null;
	return BigInt(value + small);
}
/**
* Reads a number in English words; null for other words.
*
* @example numberOfWords('Two hundred and Thirty-five thousand, six') // "235006"
*/
function numberOfWords(input) {
	const text = input.trim().toLowerCase();
	if (text.length > 400) return null;
	if (/^(?:no|none|nil)$/.test(text)) return "0";
	const words = text.replace(DASHES, " ").replace(/,/g, " ").split(/\s+/).filter(Boolean);
	if (words.length === 0) return null;
	let total = 0n;
	let lastMagnitude = MAGNITUDES.length + 1;
	let group = [];
	for (const word of words) {
		const magnitude = MAGNITUDES.indexOf(word) + 1;
		if (magnitude === 0) {
			group.push(word);
			continue;
		}
		const value = groupOf(group);
		if (value === null || magnitude >= lastMagnitude) return null;
		total += value * 1000n ** BigInt(magnitude);
		lastMagnitude = magnitude;
		group = [];
	}
	if (group.length > 0) {
		if (group[0] === "and" && total > 0n) group.shift();
		const value = groupOf(group);
		if (value === null) return null;
		total += value;
	}
	return total.toString();
}
const DURATION_PART = /^(.+?)(?<![\s-])[\s-]+(years?|months?|days?)$/;
/**
* Reads a duration in words as `xs:duration`; null for other words.
*
* @example durationOfWords('two years and 6 months') // "P2Y6M"
*/
function durationOfWords(input) {
	const text = input.trim().toLowerCase().replace(DASHES, "-");
	if (text === "" || text.length > 400) return null;
	let rest = text;
	let output = "P";
	let matched = false;
	for (const unit of [
		"year",
		"month",
		"day"
	]) {
		const end = new RegExp(`(?<=[\\s-])${unit}s?(?![a-z])`).exec(rest);
		if (!end) continue;
		const amount = DURATION_PART.exec(rest.slice(0, end.index + end[0].length))?.[1]?.trim() ?? "";
		const value = /^\d{1,4}$/.test(amount) ? String(Number(amount)) : numberOfWords(amount);
		if (value === null) return null;
		matched = true;
		if (value !== "0") output += `${value}${unit.charAt(0).toUpperCase()}`;
		rest = rest.slice(end.index + end[0].length).replace(/^,?[\s-]*(?:and\s+)?/, "");
	}
	if (!matched || rest.trim() !== "") return null;
	return output === "P" ? "P0D" : output;
}

// parsers/xbrl/transforms/sec-countries.ts
/**
* Countries of the SEC's `countrynameen` and `edgarprovcountryen` transformations: ISO 3166 code, EDGAR code (`-` for
* none) and names separated by `|`.
*/
const COUNTRIES = `
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

// parsers/xbrl/transforms/sec-places.ts
/** Place names of the SEC's transformations. Case, accents and white space do not matter. */
const STATES = `
AL Alabama; AK Alaska; AZ Arizona; AR Arkansas; CA California; CO Colorado; CT Connecticut; DE Delaware; FL Florida;
GA Georgia; HI Hawaii; ID Idaho; IL Illinois; IN Indiana; IA Iowa; KS Kansas; KY Kentucky; LA Louisiana; ME Maine;
MD Maryland; MA Massachusetts; MI Michigan; MN Minnesota; MS Mississippi; MO Missouri; MT Montana; NE Nebraska;
NV Nevada; NH New Hampshire; NJ New Jersey; NM New Mexico; NY New York; NC North Carolina; ND North Dakota; OH Ohio;
OK Oklahoma; OR Oregon; PA Pennsylvania; RI Rhode Island; SC South Carolina; SD South Dakota; TN Tennessee; TX Texas;
UT Utah; VT Vermont; VA Virginia; WA Washington; WV West Virginia; WI Wisconsin; WY Wyoming; DC District of Columbia;
AS American Samoa|Samoa; GU Guam; MP Northern Mariana Islands; PR Puerto Rico;
UM United States Minor Outlying Islands; VI Virgin Islands, U.S.; AB Alberta; BC British Columbia; MB Manitoba;
NB New Brunswick; NL Newfoundland|Newfoundland and Labrador; NS Nova Scotia; NT Northwest Territories; NU Nunavut;
ON Ontario; PE Prince Edward Island; QC Quebec; SK Saskatchewan; YT Yukon
`;
const EDGAR_PLACES = `
B5 American Samoa; GU Guam; PR Puerto Rico; 2J United States Minor Outlying Islands;
VI Virgin Islands, U.S.|Virgin Islands, US|US Virgin Islands|U.S. Virgin Islands; A0 Alberta; A1 British Columbia;
A2 Manitoba; A3 New Brunswick; A4 Newfoundland|Newfoundland and Labrador; A5 Nova Scotia; A6 Ontario;
A7 Prince Edward Island; A8 Quebec; A9 Saskatchewan; B0 Yukon; G2 Cape Verde; P8 Netherlands Antilles; 1U Macedonia;
V6 Swaziland; XX Unknown
`;
function fold(name) {
	return name.normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, " ").trim().toLowerCase();
}
function entriesOf(table) {
	return table.trim().split(/;\s+/);
}
function cutAtSpace(text) {
	const space = text.indexOf(" ");
	return [text.slice(0, space), text.slice(space + 1)];
}
/** Codes by folded name, of entries such as `CODE name|other name`. */
function codesByName(entries) {
	const named = entries.map(cutAtSpace);
	return new Map(named.flatMap(([code, names]) => names.split("|").map((name) => [fold(name), code])));
}
/** The code of a listed name; each entry is a code and its names, separated by `|`. */
function codeLookup(table) {
	const codes = codesByName(entriesOf(table));
	return (name) => codes.get(name) ?? null;
}
const countries = entriesOf(COUNTRIES).map((entry) => {
	const [iso, rest] = cutAtSpace(entry);
	const [edgar, names] = cutAtSpace(rest);
	return {
		iso: `${iso} ${names}`,
		edgar: `${edgar} ${names}`
	};
});
const withEdgarCode = countries.filter(({ edgar }) => !edgar.startsWith("- "));
const stateCodes = codesByName(entriesOf(STATES));
const countryCodes = codesByName(countries.map(({ iso }) => iso));
const edgarCodes = codesByName([...withEdgarCode.map(({ edgar }) => edgar), ...entriesOf(EDGAR_PLACES)]);
const STYLE = /^(?:the )?(?:(?:(?:federative|islamic|united|people's|peoples) )?republic|kingdom|state|(?:grand )?duchy|federated states) of (?:the )?/;
function lookUp(codes, input) {
	const name = fold(input);
	const bare = name.replace(/^the /, "");
	return codes.get(name) ?? codes.get(bare) ?? codes.get(name.replace(STYLE, "")) ?? null;
}
/** ISO 3166-1 code of a country by its English name. */
function countryCode(input) {
	return lookUp(countryCodes, input);
}
/** Postal code of a US state or Canadian province. */
function stateCode(input) {
	return lookUp(stateCodes, input);
}
/** EDGAR's code of a country or of a place outside the 50 states; provinces may end in ", Canada". */
function edgarPlaceCode(input) {
	return lookUp(edgarCodes, input) ?? lookUp(edgarCodes, input.replace(/(?:,|(?<!\s))\s+canada\s*$/i, ""));
}

// parsers/xbrl/transforms/sec.ts
function amountOf(input) {
	const text = scaleDecimal(input.trim(), 0);
	if (text === null || text.length > 60) return null;
	const [whole = "0", fraction = ""] = text.replace("-", "").split(".");
	return {
		negative: text.startsWith("-"),
		whole: BigInt(whole),
		fraction: BigInt(fraction === "" ? "0" : fraction),
		one: 10n ** BigInt(fraction.length)
	};
}
/** `xs:duration` of an amount from its parts, largest first; zero parts are omitted unless all are zero. */
function duration(partsOf) {
	const written = (designator, value) => `${designator === "H" ? "T" : ""}${value}${designator}`;
	return (input) => {
		const amount = amountOf(input);
		if (!amount) return null;
		const parts = Object.entries(partsOf(amount));
		const text = parts.map(([designator, value]) => value === 0n ? "" : written(designator, value)).join("");
		return text === "" ? `P${written(parts[0]?.[0] ?? "D", 0n)}` : `${amount.negative ? "-" : ""}P${text}`;
	};
}
/** Days of a fraction `part / of` of an average month, which has 30.4375 days (487/16). */
function daysOfMonth(part, of) {
	return part * 487n / (of * 16n);
}
const durYear = duration(({ whole, fraction, one }) => {
	const months = fraction * 12n;
	return {
		Y: whole,
		M: months / one,
		D: daysOfMonth(months % one, one)
	};
});
const QUARTERS = [
	"first|1",
	"second|2",
	"third|3",
	"fourth|last|4"
].map((names) => names.split("|"));
const QUARTER_ENDS = [
	"03-31",
	"06-30",
	"09-30",
	"12-31"
];
/** "first quarter 2024", "Q3 of 2023", "2022 fourth quarter" → last day of the calendar quarter. */
const dateQuarterEnd = (input) => {
	const text = input.toLowerCase();
	const years = text.match(/\b\d{4}\b/g) ?? [];
	const quarters = text.replace(/\b\d{4}\b/g, " ").match(/first|second|third|fourth|last|\d+/g) ?? [];
	const end = QUARTER_ENDS[QUARTERS.findIndex((names) => names.includes(quarters[0] ?? ""))];
	return years.length === 1 && quarters.length === 1 && end !== void 0 ? `${years[0]}-${end}` : null;
};
function ballotBox(empty, marked) {
	return (input) => {
		const text = input.trim();
		if (text === "☐") return empty;
		return text === "☑" || text === "☒" ? marked : null;
	};
}
const exchangeCode = codeLookup(`
BOX box exchange; CboeBYX cboe byx exchange; CboeBZX cboe bzx exchange; C2 cboe c2 exchange;
CboeEDGA cboe edga exchange; CboeEDGX cboe edgx exchange; CBOE cboe exchange; CHX chicago stock exchange;
IEX investors exchange; MIAX miami international securities exchange; PEARL miax pearl; BX nasdaq bx;
GEMX nasdaq gemx; ISE nasdaq ise; MRX nasdaq mrx; Phlx nasdaq phlx; NYSE nyse|new york stock exchange;
NYSEAMER nyse american; NYSEArca nyse arca; NYSENAT nyse national;
NASDAQ nasdaq|nasdaq stock market|nasdaq global market|nasdaq global select market
`);
const exchangeName = (input) => {
	const name = oneLine$1(input).replace(/^the /, "");
	return exchangeCode(name.replace(/,? (?:llc|inc\.?)$/, ""));
};
function oneLine$1(input) {
	return input.replace(/\s+/g, " ").trim().toLowerCase();
}
const filerCategory = (input) => {
	const text = oneLine$1(input);
	if (text === "large accelerated filer") return "Large Accelerated Filer";
	if (text === "accelerated filer") return "Accelerated Filer";
	return /^non[^\w]+accelerated filer$/.test(text) ? "Non-accelerated Filer" : null;
};
/** Filers write digits where words are required; the number is the same. */
function plainInteger(input) {
	const text = input.trim();
	return /^\d{1,30}$/.test(text) ? numericLexical(text) : null;
}
const SEC_TRANSFORMATIONS = /* @__PURE__ */ new Map([
	["duryear", durYear],
	["durmonth", duration(({ whole, fraction, one }) => ({
		M: whole,
		D: daysOfMonth(fraction, one)
	}))],
	["durweek", duration(({ whole, fraction, one }) => ({ D: whole * 7n + fraction * 7n / one }))],
	["durday", duration(({ whole, fraction, one }) => ({
		D: whole,
		H: fraction * 24n / one
	}))],
	["durhour", duration(({ whole }) => ({ H: whole }))],
	["datequarterend", dateQuarterEnd],
	["numinf", () => "INF"],
	["numneginf", () => "-INF"],
	["numnan", () => "NaN"],
	["numwordsen", (input) => numberOfWords(input) ?? plainInteger(input)],
	["durwordsen", durationOfWords],
	["boolballotbox", ballotBox("false", "true")],
	["yesnoballotbox", ballotBox("No", "Yes")],
	["countrynameen", countryCode],
	["stateprovnameen", stateCode],
	["edgarprovcountryen", edgarPlaceCode],
	["exchnameen", exchangeName],
	["entityfilercategoryen", filerCategory]
]);

// parsers/xbrl/transforms/registry.ts
/** Date transformations written as `name ORDER language…`; `*` in the name is replaced by each language. */
function dates(table) {
	return table.trim().split(/(?<!\s)\s*;\s*/).flatMap((entry) => {
		const [name = "", order, ...languages] = entry.split(/\s+/);
		return (languages.length > 0 ? languages : [""]).map((language) => [name.replace("*", language), dateTransformation(order, language)]);
	});
}
/** Numeric dates of registry 1, whose names fix the separator. */
function separated(separator, table) {
	const other = separator === "/" ? "." : "/";
	return dates(table).map(([name, transformation]) => [name, (input) => /^[\d/.]*$/.test(input.trim()) && !input.includes(other) ? transformation(input) : null]);
}
function constant(value) {
	return () => value;
}
const registry1 = new Map([
	...separated("/", "dateslashus MDY; dateslasheu DMY; dateslashdaymontheu DM; dateslashmonthdayus MD"),
	...separated(".", "datedotus MDY; datedoteu DMY"),
	...dates(`
    datelongus NDY en; dateshortus NDY en; datelonguk DNY en; dateshortuk DNY en;
    datelongdaymonthuk DN en; dateshortdaymonthuk DN en; datelongmonthdayus ND en; dateshortmonthdayus ND en;
    datelongyearmonth YN en; dateshortyearmonth YN en; datelongmonthyear NY en; dateshortmonthyear NY en`),
	["numcommadot", numCommaDot],
	["numdash", zeroDash],
	["numspacedot", numSpaceDot],
	["numdotcomma", numDotComma],
	["numcomma", numComma],
	["numspacecomma", numSpaceComma]
]);
const registry2 = new Map([
	...dates(`
    datedaymonth DM; datedaymonthen DN en; datedaymonthyear DMY; datedaymonthyearen DNY en;
    datemonthday MD; datemonthdayen ND en; datemonthdayyear MDY; datemonthdayyearen NDY en;
    datemonthyearen NY en; dateyearmonthen YN en`),
	["dateerayearmonthdayjp", eraDateTransformation(true)],
	["dateerayearmonthjp", eraDateTransformation(false)],
	["dateyearmonthdaycjk", cjkDateTransformation(true)],
	["dateyearmonthcjk", cjkDateTransformation(false)],
	["booleanfalse", constant("false")],
	["booleantrue", constant("true")],
	["nocontent", constant("")],
	["numcommadecimal", numCommaDecimal],
	["numdotdecimal", numDotDecimal],
	["numunitdecimal", numUnitDecimal],
	["zerodash", zeroDash]
]);
const registry3 = new Map([
	...registry2,
	...dates(`
    datedaymonthdk DN da; datedaymonthyeardk DNY da; datemonthyear MY; datemonthyeardk NY da; datemonthyearin NY hi;
    dateyearmonthday YMD`),
	["calindaymonthyear", sakaDate],
	["datedaymonthyearin", (input) => dateTransformation("DNY", "hi")(input) ?? dateTransformation("DMY")(input)],
	["numdotdecimalin", numDotDecimalIndia],
	["numunitdecimalin", numUnitDecimalIndia]
]);
const registry4 = new Map([
	...dates(`
    date-day-month DM; date-day-month-year DMY; date-month-day MD; date-month-day-year MDY; date-month-year MY;
    date-year-month YM; date-year-month-day YMD;
    date-day-monthroman DN roman; date-day-monthroman-year DNY roman; date-monthroman-year NY roman;
    date-day-monthname-* DN bg cs da de el en es et fi fr hr it lv nl no pl pt ro sk sl sv;
    date-day-monthname-year-* DNY bg cs da de el en es et fi fr hi hr it nl no pl pt ro sk sl sv;
    date-monthname-year-* NY bg cs da de el en es et fi fr hi hr it nl no pl pt ro sk sl sv;
    date-monthname-day-* ND en hu lt; date-monthname-day-year-en NDY en; date-year-day-monthname-lv YDN lv;
    date-year-monthname-* YN en hu lt lv; date-year-monthname-day-* YND hu lt`),
	["date-ind-day-monthname-year-hi", sakaDate],
	["date-jpn-era-year-month-day", eraDateTransformation(true)],
	["date-jpn-era-year-month", eraDateTransformation(false)],
	["fixed-empty", constant("")],
	["fixed-false", constant("false")],
	["fixed-true", constant("true")],
	["fixed-zero", constant("0")],
	["num-comma-decimal", numCommaDecimal4],
	["num-dot-decimal", numDotDecimal4],
	["numdotdecimalin", numDotDecimalIndia],
	["num-dot-decimal-in", numDotDecimalIndia],
	["num-unit-decimal", numUnitDecimal]
]);
const registry5 = new Map([
	...registry4,
	...dates("date-day-monthname-cy DN cy; date-day-monthname-year-cy DNY cy; date-monthname-year-cy NY cy"),
	["num-comma-decimal-apos", numCommaDecimalApos],
	["num-dot-decimal-apos", numDotDecimalApos],
	["num-unit-decimal-apos", numUnitDecimalApos]
]);
const REGISTRIES = /* @__PURE__ */ new Map([
	["http://www.xbrl.org/2008/inlineXBRL/transformation", registry1],
	["http://www.xbrl.org/inlineXBRL/transformation/2010-04-20", registry1],
	["http://www.xbrl.org/inlineXBRL/transformation/2011-07-31", registry2],
	["http://www.xbrl.org/inlineXBRL/transformation/2015-02-26", registry3],
	["http://www.xbrl.org/inlineXBRL/transformation/2020-02-12", registry4],
	["http://www.xbrl.org/inlineXBRL/transformation/2022-02-16", registry5],
	["http://www.sec.gov/inlineXBRL/transformation/2015-08-31", SEC_TRANSFORMATIONS]
]);
/** All registries, for a namespace without one (a draft's, or an unbound prefix); their names do not collide. */
const anyRegistry = new Map([
	...registry1,
	...registry3,
	...registry5,
	...SEC_TRANSFORMATIONS
]);
/**
* Looks up a transformation by its expanded name.
*
* @param namespace undefined where the prefix is not bound
* @returns null if unknown; `listed` is false if the name belongs to another registry than the namespace's
*/
function findTransformation(namespace, name) {
	const listed = REGISTRIES.get(namespace ?? "")?.get(name);
	const transform = listed ?? anyRegistry.get(name);
	return transform ? {
		transform,
		listed: listed !== void 0
	} : null;
}

// parsers/xbrl/inline.ts
const FACT_KINDS = /* @__PURE__ */ new Set([
	"nonfraction",
	"nonnumeric",
	"fraction"
]);
/**
* Reads an inline XBRL document set: documents that form one report and share contexts, units and continuations. Facts
* of the default target come first; those of each other target follow, with a warning that names their range.
*/
function extractInline(sources, problems) {
	const documents = [];
	for (const { text, sequence } of sources) {
		const scanned = scanInlineDocument(text, sequence, problems);
		if ("code" in scanned) {
			const where = sources.length > 1 ? ` (document ${sequence})` : "";
			return rejected(scanned.code, scanned.message + where);
		}
		documents.push(scanned);
	}
	const report = {
		definitions: definitionsOf(documents),
		continuations: continuationsOf(documents, problems),
		problems,
		room: maxOutputChars(sources.reduce((sum, { text }) => sum + text.length, 0))
	};
	const byTarget = /* @__PURE__ */ new Map([["", {
		facts: [],
		spans: []
	}]]);
	for (const document of documents) for (const element of document.elements) if (FACT_KINDS.has(element.kind)) addFact({
		document,
		element
	}, report, byTarget);
	return {
		list: joinTargets(byTarget, problems),
		rejection: null
	};
}
function addFact(place, report, byTarget) {
	const { inTuple, name, target } = place.element.attributes;
	if (inTuple) {
		report.problems.add("tuple-ignored", `${name} is part of a tuple`);
		return;
	}
	const read = readFact(place, report);
	if (!read) return;
	const list = byTarget.get(target) ?? {
		facts: [],
		spans: []
	};
	byTarget.set(target, list);
	list.facts.push(read.fact);
	list.spans.push(read.spans);
}
function joinTargets(byTarget, problems) {
	const joined = {
		facts: [],
		spans: []
	};
	for (const [target, list] of byTarget) {
		if (target !== "" && list.facts.length > 0) {
			const first = joined.facts.length;
			const range = `facts[${first}] to facts[${first + list.facts.length - 1}]`;
			problems.add("additional-target", `${range} belong to target document ${JSON.stringify(target)}`);
		}
		for (const fact of list.facts) joined.facts.push(fact);
		for (const spans of list.spans) joined.spans.push(spans);
	}
	return joined;
}
/** The contexts and units that references in each document resolve to: its own, then those of the first document. */
function definitionsOf(documents) {
	if (documents.length === 1) return new Map(documents.map((document) => [document, document]));
	const reversed = documents.toReversed();
	const contexts = reversed.flatMap((document) => [...document.contexts]);
	const units = reversed.flatMap((document) => [...document.units]);
	return new Map(documents.map((document) => [document, {
		contexts: new Map([...contexts, ...document.contexts]),
		units: new Map([...units, ...document.units])
	}]));
}
function continuationsOf(documents, problems) {
	const byId = /* @__PURE__ */ new Map();
	for (const document of documents) for (const element of document.elements) {
		const { id } = element.attributes;
		if (element.kind !== "continuation" || id === null) continue;
		if (byId.has(id)) problems.add("repeated-continuation", `two continuations with id ${JSON.stringify(id)}`);
		else byId.set(id, {
			document,
			element
		});
	}
	return byId;
}
/** The fact and its continuations; null if the chain is broken. */
function chainOf(first, report) {
	const chain = [first];
	const seen = /* @__PURE__ */ new Set();
	let next = first.element.attributes.continuedAt;
	while (next !== "") {
		const place = report.continuations.get(next);
		const { name } = first.element.attributes;
		if (!place || seen.has(next)) {
			const code = place ? "continuation-cycle" : "missing-continuation";
			report.problems.add(code, `${name} continues at ${JSON.stringify(next)}`);
			return null;
		}
		seen.add(next);
		chain.push(place);
		next = place.element.attributes.continuedAt;
	}
	return chain;
}
function spanOf({ document, element }) {
	const isEmpty = element.contentEnd === element.contentStart;
	const start = isEmpty ? element.elementStart : element.contentStart;
	const end = isEmpty ? element.elementEnd : element.contentEnd;
	return {
		sequence: document.sequence,
		start,
		end,
		text: document.text.slice(start, end)
	};
}
function readFact(place, report) {
	const { element } = place;
	const { attributes } = element;
	const { problems } = report;
	const { name, isNil } = attributes;
	const isNumeric = element.kind !== "nonnumeric";
	const chain = isNumeric || isNil ? [place] : chainOf(place, report);
	if (!chain) return null;
	const size = chain.reduce((sum, { element: part }) => sum + part.contentEnd - part.contentStart, 0);
	report.room -= size;
	if (report.room < 0) {
		problems.add("output-too-large", `${name} and the facts after it exceed the length allowed for values`);
		return null;
	}
	const value = isNil ? null : element.kind === "fraction" ? fractionValue(place, report) : contentValue(chain, report);
	if (value === void 0) return null;
	const { contextRef, decimals, precision, id } = attributes;
	const unitRef = isNumeric ? attributes.unitRef : null;
	const draft = {
		concept: reportedName(element.scope, name),
		value,
		isNil,
		contextRef,
		unitRef,
		decimals,
		precision,
		id,
		isFraction: element.kind === "fraction"
	};
	const definitions = report.definitions.get(place.document);
	const fact = definitions ? finishFact(draft, definitions, problems) : null;
	return fact && {
		fact,
		spans: chain.map(spanOf)
	};
}
/** Lexical value of a nonFraction or nonNumeric fact; undefined, with a problem reported, if it cannot be formed. */
function contentValue(chain, report) {
	const [first] = chain;
	if (!first) return void 0;
	const { attributes, kind } = first.element;
	const isNumeric = kind === "nonfraction";
	const markup = chain.map(contentOf).join("");
	const value = transformed(attributes.isEscaped && !isNumeric ? xhtmlSource(markup).trim() : oneLine(xhtmlText(markup)), first, report.problems);
	return isNumeric && value !== void 0 ? scaledValue(value, attributes, report.problems) : value;
}
function contentOf({ document, element }) {
	return contentMarkup(document, element.contentStart, element.contentEnd);
}
/** White space collapsed as in HTML, where a line break in the source is a space. */
function oneLine(text) {
	const trimmed = text.trim();
	return /[\t\n]| {2}/.test(trimmed) ? trimmed.replace(/[ \t\n]+/g, " ") : trimmed;
}
/** Text after the transformation that the element's `format` names, if any. */
function transformed(text, { element }, problems) {
	const { format, name } = element.attributes;
	if (format === "") return text;
	const prefix = prefixOf(format);
	const local = prefix === "" ? format : format.slice(prefix.length + 1);
	const found = findTransformation(namespaceOf(element.scope, prefix), local);
	if (!found) {
		problems.add("unknown-transformation", `${format} of ${name}`);
		return;
	}
	if (!found.listed) problems.add("unlisted-transformation", `${format} is not in the registry that its prefix names`);
	const output = found.transform(text);
	if (output === null) {
		problems.add("transformation-failed", `${format} of ${name} on ${JSON.stringify(text.slice(0, 60))}`);
		return;
	}
	return output;
}
/** Applies sign and scale. Without a format the content must be a plain decimal (Inline XBRL 1.1, 10). */
function scaledValue(value, attributes, problems) {
	if (value === "INF" || value === "-INF" || value === "NaN") return value;
	const { name, scale, isNegative } = attributes;
	const shift = /^[+-]?\d{1,3}$/.test(scale) ? Number(scale) : NaN;
	const scaled = /^[\d.]+$/.test(value) ? scaleDecimal(value, shift, isNegative) : null;
	if (scaled === null) {
		problems.add("invalid-number", `${name} is ${JSON.stringify(value.slice(0, 60))} at scale ${scale}`);
		return;
	}
	return scaled;
}
/** `numerator/denominator` of an ix:fraction, whose parts have their own format, scale and sign. */
function fractionValue({ document, element }, report) {
	const [above, below] = ["numerator", "denominator"].map((kind) => {
		const part = partOf(document, element, kind);
		if (!part) return void 0;
		const place = {
			document,
			element: part
		};
		const value = transformed(xhtmlText(contentOf(place)).trim(), place, report.problems);
		return value === void 0 ? void 0 : scaledValue(value, part.attributes, report.problems);
	});
	if (above === void 0 || below === void 0) {
		report.problems.add("invalid-fraction", `${element.attributes.name} lacks a numerator or denominator`);
		return;
	}
	return `${above}/${below}`;
}
function partOf(document, fraction, kind) {
	for (let index = fraction.index + 1; index < document.elements.length; index++) {
		const element = document.elements[index];
		if (!element || element.elementStart >= fraction.contentEnd) return void 0;
		if (element.kind === kind) return element;
	}
}

// parsers/xbrl/instance.ts
const SLASH = 47;
const GREATER = 62;
/**
* Reads a plain XBRL 2.1 instance in one pass. No schema is consulted: a fact is a child of the root with a
* `contextRef`. Tuples are left out with a warning (EDGAR does not allow them); footnotes are not facts.
*
* @param text decoded text of the document
* @param sequence of the document in its submission, for the spans
*/
function extractInstance(text, sequence, problems) {
	const prolog = readProlog(text);
	if (prolog.refusal) return {
		list: null,
		rejection: prolog.refusal
	};
	const cursor = createXmlCursor(text, prolog.root);
	if (nextTag(cursor) !== "start") return rejected("truncated-document", cursor.problem || "no root element");
	const rootName = cursor.name;
	const rootScope = scopeInside(createScope(), cursor);
	if (localNameOf(rootName) !== "xbrl" || namespaceOf(rootScope, prefixOf(rootName)) !== "http://www.xbrl.org/2003/instance") return rejected("not-an-instance", `the root element is <${rootName}>`);
	const reading = {
		cursor,
		rootScope,
		problems,
		definitions: createDefinitions(),
		facts: []
	};
	if (!cursor.selfClosing) {
		for (let kind = nextTag(cursor); kind !== "end"; kind = nextTag(cursor)) if (kind !== "start" || !readChild(reading)) return unfinished(cursor);
		if (cursor.name !== rootName) return rejected("not-well-formed", `</${cursor.name}> at character ${cursor.tagStart}`);
	}
	return {
		list: finish(text, sequence, reading),
		rejection: null
	};
}
/** Reads the child of the root whose start tag the cursor has just read; false if it never ends. */
function readChild({ cursor, rootScope, problems, definitions, facts }) {
	const scope = scopeInside(rootScope, cursor);
	const uri = namespaceOf(scope, prefixOf(cursor.name));
	if (uri === "http://www.xbrl.org/2003/instance") {
		const local = localNameOf(cursor.name);
		if (local === "context" || local === "unit") return readDefinition(local, cursor, rootScope, definitions, problems);
	}
	if (uri === "http://www.xbrl.org/2003/linkbase") return skipNested(cursor);
	if (attributeOf(cursor, "contextRef") === void 0) {
		problems.add("tuple-ignored", `<${cursor.name}> has no contextRef`);
		return skipNested(cursor);
	}
	const fact = readFactTag(cursor, scope);
	const start = cursor.tagEnd;
	if (!cursor.selfClosing && !closeFact(cursor)) return false;
	if (cursor.tagStart > start) [fact.start, fact.end] = [start, cursor.tagStart];
	else fact.end = cursor.tagEnd;
	facts.push(fact);
	return true;
}
/** The fact whose start tag the cursor has just read, without value and end. */
function readFactTag(cursor, scope) {
	const fact = {
		concept: reportedName(scope, cursor.name),
		value: null,
		contextRef: "",
		unitRef: null,
		decimals: null,
		precision: null,
		id: null,
		isNil: false,
		isFraction: false,
		start: cursor.tagStart,
		end: 0
	};
	for (let index = 0; index < cursor.attributeCount; index++) {
		const raw = cursor.attributeValues[index] ?? "";
		const name = cursor.attributeNames[index] ?? "";
		if (name === "contextRef" || name === "unitRef" || name === "id") fact[name] = decodeXml(raw).trim();
		else if (name === "decimals" || name === "precision") fact[name] = raw.trim();
		else if (localNameOf(name) === "nil" && namespaceOf(scope, prefixOf(name)) === "http://www.w3.org/2001/XMLSchema-instance") fact.isNil = raw.trim() === "true" || raw.trim() === "1";
	}
	return fact;
}
/**
* Moves past the content of the fact whose start tag the cursor has just read. Nearly all facts contain only text, whose
* end is found without scanning it.
*
* @returns false if the element never ends
*/
function closeFact(cursor) {
	const { text, name } = cursor;
	const start = cursor.tagEnd;
	const open = text.indexOf("<", start);
	if (open >= 0 && text.charCodeAt(open + 1) === SLASH && text.startsWith(name, open + 2)) {
		const after = open + 2 + name.length;
		if (text.charCodeAt(after) === GREATER) {
			cursor.tagStart = open;
			cursor.tagEnd = after + 1;
			cursor.pos = after + 1;
			return true;
		}
	}
	return skipElement(cursor) === "end" && cursor.name === name;
}
/** `numerator/denominator` of a fraction item's content. */
function fractionOf(content) {
	if (content.length > 4e3) return null;
	const parts = ["numerator", "denominator"].map((part) => {
		const match = new RegExp(`<(?:[\\w.-]+:)?${part}[^>]*>([^<]*)<`).exec(content);
		return match?.[1] === void 0 ? null : decodeXml(match[1]).trim();
	});
	return parts[0] && parts[1] ? `${parts[0]}/${parts[1]}` : null;
}
/** Steps over an element, checking that its tags match. */
function skipNested(cursor) {
	if (cursor.selfClosing) return true;
	const open = [cursor.name];
	while (open.length > 0) {
		const kind = nextTag(cursor);
		if (kind === "start") {
			if (!cursor.selfClosing) open.push(cursor.name);
			if (open.length > 200) {
				cursor.problem = `elements nested more than ${200} deep`;
				return false;
			}
		} else if (kind === "end") {
			if (open.pop() !== cursor.name) {
				cursor.problem = `</${cursor.name}> at character ${cursor.tagStart} closes nothing`;
				return false;
			}
		} else return false;
	}
	return true;
}
function unfinished(cursor) {
	const { problem, kind, name, tagStart } = cursor;
	return problem === "" && kind === "eof" ? rejected("truncated-document", "the instance ends before its root element does") : rejected("not-well-formed", problem || `<${name}> at character ${tagStart} is not closed in order`);
}
function finish(text, sequence, { facts, definitions, problems }) {
	const list = {
		facts: [],
		spans: []
	};
	let room = maxOutputChars(text.length);
	for (const fact of facts) {
		const words = text.slice(fact.start, fact.end);
		if (!fact.isNil) {
			fact.isFraction = fact.unitRef !== null && /<[^!?]/.test(words);
			fact.value = fact.isFraction ? fractionOf(words) ?? "" : textOfMarkup(words).trim();
		}
		room -= fact.value?.length ?? 0;
		if (room < 0) {
			problems.add("output-too-large", `values beyond ${maxOutputChars(text.length)} characters are left out`);
			break;
		}
		const finished = finishFact(fact, definitions, problems);
		if (!finished) continue;
		list.facts.push(finished);
		list.spans.push([{
			sequence,
			start: fact.start,
			end: fact.end,
			text: words
		}]);
	}
	return list;
}

// parsers/xbrl/problems.ts
const EXAMPLES = 5;
const MAX_MESSAGE = 300;
function createProblems() {
	const byCode = /* @__PURE__ */ new Map();
	return {
		add(code, message) {
			const entry = byCode.get(code) ?? {
				count: 0,
				examples: []
			};
			entry.count++;
			if (entry.examples.length < EXAMPLES) entry.examples.push(message.slice(0, MAX_MESSAGE));
			byCode.set(code, entry);
		},
		has: (code) => byCode.has(code),
		list: () => [...byCode].map(([code, { count, examples }]) => {
			const more = count - examples.length;
			return {
				code,
				message: examples.join("; ") + (more > 0 ? `; and ${more} more` : "")
			};
		})
	};
}

// core/storable-text.ts
/** Whether `storableText` changes anything. */
function isStorable(text) {
	return !text.includes("\0") && text.isWellFormed();
}

// parsers/xbrl/rows.ts
/** A row for each fact, in document order; `sequence` is the document set's. */
function* xbrlFactRows(outcome, sequence) {
	const facts = outcome.result?.facts ?? [];
	const classes = classifyDuplicates(facts);
	for (const [index, fact] of facts.entries()) {
		const path = `facts[${index}]`;
		const span = outcome.spans[path]?.[0] ?? null;
		yield {
			values: factValues(fact, span?.sequence ?? sequence, classes[index] ?? "unique"),
			span,
			confidence: outcome.confidences?.[path] ?? outcome.confidence
		};
	}
}
/** What cannot be stored as stated is null or replaced, and `storageNotes` names it. */
function factValues(fact, sequence, duplicateClass) {
	const { id, period: stated, ...columns } = fact;
	const { period, isPlain } = periodColumns(stated);
	const numericValue = numericValueOf(fact);
	const notes = [
		...isPlain ? [] : ["period-not-a-date"],
		...fact.value === null || isStorable(fact.value) ? [] : ["nul-characters-replaced"],
		...fact.unit === null || fact.value === null || numericValue !== null ? [] : ["value-not-a-numeric"]
	];
	const storageNotes = notes.length === 0 ? null : notes;
	return {
		...columns,
		sequence,
		numericValue,
		...period,
		factId: id,
		duplicateClass,
		storageNotes
	};
}
function periodColumns(stated) {
	const isInstant = "instant" in stated;
	if ("forever" in stated) return {
		period: {
			periodStart: null,
			periodEnd: null,
			isInstant
		},
		isPlain: true
	};
	const { start, end } = isInstant ? {
		start: null,
		end: stated.instant
	} : stated;
	const periodStart = start !== null && isIsoDate(start) ? start : null;
	const periodEnd = isIsoDate(end) ? end : null;
	return {
		period: {
			periodStart,
			periodEnd,
			isInstant
		},
		isPlain: periodStart === start && periodEnd === end
	};
}
/** The number of a fact with a unit; null where it is not one, or longer than any real number. */
function numericValueOf({ unit, value }) {
	if (unit === null || value === null || value.length > 200) return null;
	return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/.test(value) ? value : null;
}

// parsers/xbrl/xbrl.v1.ts
const ID = "xbrl";
const VERSION = 1;
const HEAD = outcomeHead({
	id: ID,
	version: VERSION,
	kind: ID
});
/** Cross-checks and the problems that fail them. */
const CHECKS = [
	["xbrl-contexts-resolve", ["unresolved-context", "invalid-context"]],
	["xbrl-units-resolve", ["unresolved-unit", "invalid-unit"]],
	["xbrl-numbers-are-decimal", ["invalid-number", "invalid-fraction"]],
	["xbrl-transformations-apply", ["unknown-transformation", "transformation-failed"]],
	["xbrl-continuations-complete", [
		"missing-continuation",
		"continuation-cycle",
		"repeated-continuation"
	]],
	["xbrl-output-complete", ["output-too-large"]],
	["xbrl-no-inconsistent-duplicates", ["inconsistent-duplicates"]]
];
/** The set that a document belongs to; a document outside of every set is read alone if requested by name. */
function setOf(submission, document) {
	const known = documentSetsOf(submission).find((set) => set.documents.includes(document));
	if (known) return known;
	const syntax = syntaxOf(document.text);
	return syntax && {
		syntax,
		documents: [document]
	};
}
function extract(set, problems) {
	const large = set.documents.find(({ text }) => text.length > MAX_DOCUMENT_CHARS);
	if (large) {
		const message = `document ${large.sequence} has ${large.text.length} characters, more than ${MAX_DOCUMENT_CHARS}`;
		return rejected("document-too-large", message);
	}
	const [first] = set.documents;
	if (set.syntax === "instance" && first) return extractInstance(first.text, first.sequence, problems);
	for (const document of set.documents) {
		const { refusal } = readProlog(document.text);
		if (refusal?.code === "entity-declarations") return {
			list: null,
			rejection: refusal
		};
	}
	return extractInline(set.documents, problems);
}
/** Inconsistent duplicates contradict each other, so each gets a low confidence and the report a warning. */
function reportContradictions(facts, classes, problems) {
	const confidences = {};
	for (const [index, { concept, value }] of facts.entries()) {
		if (classes[index] !== "inconsistent") continue;
		confidences[`facts[${index}]`] = .5;
		problems.add("inconsistent-duplicates", `facts[${index}] ${concept} = ${value?.slice(0, 40)}`);
	}
	return confidences;
}
function entityChecks(submission, facts) {
	const filers = new Set(submission.header.filers.map((filer) => filer.cik.padStart(10, "0")));
	if (filers.size === 0 || facts.length === 0) return [];
	return [{
		name: "xbrl-entity-is-filer",
		passed: [...new Set(facts.map((fact) => fact.entity.padStart(10, "0")))].some((entity) => filers.has(entity))
	}];
}
/**
* A fact is read exactly or left out, so a report has confidence 1; 0.9 if something was left out (a failed cross-check
* says what). A fact that contradicts another has 0.5.
*/
function parse(submission, document) {
	const problems = createProblems();
	const set = setOf(submission, document);
	if (!set) return document.text.trim() === "" ? rejected$1(HEAD, "empty-document", "the document is empty") : notApplicable(HEAD, "no-xbrl", "neither inline XBRL nor an XBRL instance");
	const { list, rejection } = extract(set, problems);
	if (rejection) return rejected$1(HEAD, rejection.code, rejection.message, problems.list());
	const { facts, spans } = list;
	const confidences = reportContradictions(facts, classifyDuplicates(facts), problems);
	const crossValidations = [...CHECKS.map(([name, codes]) => ({
		name,
		passed: codes.every((code) => !problems.has(code))
	})), ...entityChecks(submission, facts)];
	return {
		...HEAD,
		status: "parsed",
		confidence: crossValidations.every((check) => check.passed) ? 1 : .9,
		result: { facts },
		spans: Object.fromEntries(spans.map((own, index) => [`facts[${index}]`, own])),
		confidences,
		crossValidations,
		reasons: [],
		warnings: problems.list()
	};
}
/** The XBRL parser, version 1: inline XBRL document sets and plain instances, without any schema. */
const xbrlV1 = {
	id: ID,
	version: VERSION,
	kind: ID,
	dependsOn: [],
	appliesTo: (submission) => documentSetsOf(submission).flatMap((set) => set.documents.slice(0, 1)),
	parse,
	rows: (outcome, { sequence }) => [{
		table: "parsed.xbrl_facts",
		bulkRows: xbrlFactRows(outcome, sequence)
	}]
};

// parsers/truncated-document.ts
/** The highest confidence for a document whose end is missing. */
const MOST = .8;
/** Kinds whose result is a whole list or count: where the end is missing, so may be rows, without any trace of them. */
const WHOLE_KINDS = /* @__PURE__ */ new Set([
	"voting-results",
	"subsidiaries",
	"beneficial-ownership"
]);
/** The parser, claiming nothing with high confidence of documents whose end is missing. */
function doubtingTruncated(parser) {
	return {
		...parser,
		parse: (submission, document, context) => doubtTruncated(submission, document, parser.parse(submission, document, context))
	};
}
/**
* An outcome of the document in which a submission breaks off, or of a list whose markup does: what was read may be half
* of what was filed, so nothing of it is claimed with high confidence and a failed cross-check says why. Other documents
* and outcomes pass as they are.
*/
function doubtTruncated(submission, document, outcome) {
	if (outcome.status !== "parsed") return outcome;
	const isCut = submission.warnings.some(({ code }) => code === "truncated") && submission.documents.at(-1) === document;
	const broken = WHOLE_KINDS.has(outcome.kind) ? brokenMarkup(document.text) : null;
	const message = isCut ? "the submission breaks off in this document" : broken;
	if (message === null) return outcome;
	const capped = Object.entries(outcome.confidences ?? {}).map(([path, value]) => [path, Math.min(value, MOST)]);
	return {
		...outcome,
		confidence: Math.min(outcome.confidence, MOST),
		result: withoutHighClaim(outcome.result),
		...outcome.confidences && { confidences: Object.fromEntries(capped) },
		crossValidations: [...outcome.crossValidations, {
			name: "document-complete",
			passed: false
		}],
		reasons: [...outcome.reasons, {
			code: "document-truncated",
			message
		}]
	};
}
/** Voting results also state their confidence in words. */
function withoutHighClaim(result) {
	if (typeof result !== "object" || result === null || !("parsing_confidence" in result)) return result;
	return result.parsing_confidence === "high" ? {
		...result,
		parsing_confidence: "medium"
	} : result;
}
const ROOT = /^\s*(?:<\?[^>]{0,400}>\s*|<!--(?:[^-]|-(?!->)){0,2000}-->\s*|<!doctype[^>]{0,400}>\s*|<xml>\s*){0,8}<([a-z][\w.:-]{0,80})/;
/** How the markup of a document shows that its end is missing; null where it does not, as in text. */
function brokenMarkup(text) {
	const lower = text.toLowerCase();
	if (/<\/?[a-z][^<>]{0,2000}$/.test(lower.slice(lower.lastIndexOf("<")))) return "the document breaks off within a tag";
	if (lower.lastIndexOf("<table") > lower.lastIndexOf("</table")) return /<t[dr][\s>]/.test(lower) ? "the document breaks off within a table" : null;
	const root = ROOT.exec(lower)?.[1];
	return root === void 0 || !/^html$|submission$|table$/.test(root) || lower.includes(`</${root}`) ? null : `the document breaks off before its end tag </${root}>`;
}

// release-entry.ts
const parser = doubtingTruncated(xbrlV1);

export { parser };