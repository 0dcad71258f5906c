/** Author-date, close to pandoc's default when a document names no style (Chicago, 18th edition). */
export const defaultStyle = `<?xml version="1.0" encoding="utf-8"?>
<style xmlns="http://purl.org/net/xbiblio/csl" class="in-text" version="1.0" demote-non-dropping-particle="display-and-sort" page-range-format="chicago">
<info><title>Author and year</title><id>scriptorium-author-year</id><updated>2026-11-20T00:00:00+00:00</updated></info>
<macro name="names"><names variable="author"><name and="text" delimiter=", " delimiter-precedes-last="always" name-as-sort-order="first" sort-separator=", "/><label form="short" prefix=", "/><substitute><names variable="editor"/><names variable="translator"/><text variable="title"/></substitute></names></macro>
<macro name="names-short"><names variable="author"><name form="short" and="text" delimiter=", " initialize-with=". "/><substitute><names variable="editor"/><names variable="translator"/><text variable="title" form="short" font-style="italic"/></substitute></names></macro>
<macro name="year"><choose><if variable="issued"><date variable="issued"><date-part name="year"/></date></if><else><text term="no date" form="short"/></else></choose></macro>
<macro name="title"><choose><if type="book thesis report software webpage" match="any"><text variable="title" font-style="italic" text-case="title"/></if><else><text variable="title" quotes="true" text-case="title"/></else></choose></macro>
<macro name="locators"><group delimiter=" "><group><text variable="volume"/><group prefix=" (" suffix=")"><text variable="issue"/></group></group></group></macro>
<macro name="container"><group delimiter=" "><choose><if type="chapter paper-conference" match="any"><text term="in" text-case="capitalize-first"/></if></choose><text variable="container-title" font-style="italic" text-case="title"/><text macro="locators"/></group></macro>
<macro name="edited"><choose><if type="chapter paper-conference" match="any"><group delimiter=" "><text value="edited by"/><names variable="editor"><name and="text" delimiter=", "/></names></group></if></choose></macro>
<citation et-al-min="3" et-al-use-first="1" disambiguate-add-year-suffix="true" disambiguate-add-names="true" disambiguate-add-givenname="true" collapse="year" after-collapse-delimiter="; ">
<layout prefix="(" suffix=")" delimiter=", "><group delimiter=", "><group delimiter=" "><text macro="names-short"/><text macro="year"/></group><group delimiter=" "><choose><if locator="page" match="none"><label variable="locator" form="short"/></if></choose><text variable="locator"/></group></group></layout>
</citation>
<bibliography hanging-indent="true" et-al-min="7" et-al-use-first="3">
<sort><key macro="names"/><key variable="issued"/></sort>
<layout suffix="."><group delimiter=". "><text macro="names"/><text macro="year"/><text macro="title"/><group delimiter=": "><group delimiter=", "><text macro="container"/><text macro="edited"/></group><choose><if type="article-journal article-magazine article-newspaper" match="any"><text variable="page"/></if></choose></group><text variable="publisher"/><choose><if variable="DOI"><text variable="DOI" prefix="https://doi.org/"/></if><else><text variable="URL"/></else></choose></group></layout>
</bibliography>
</style>`;

const locatorTerms = [
  ['page', 'p.', 'pp.'],
  ['chapter', 'chap.', 'chaps.'],
  ['section', 'sec.', 'secs.'],
  ['figure', 'fig.', 'figs.'],
  ['table', 'table', 'tables'],
  ['volume', 'vol.', 'vols.'],
  ['paragraph', 'para.', 'paras.'],
  ['part', 'pt.', 'pts.'],
  ['line', 'l.', 'll.'],
  ['note', 'n.', 'nn.'],
  ['verse', 'v.', 'vv.'],
  ['book', 'bk.', 'bks.'],
  ['issue', 'no.', 'nos.'],
  ['column', 'col.', 'cols.'],
  ['folio', 'fol.', 'fols.'],
  ['opus', 'op.', 'opp.'],
  ['sub-verbo', 's.v.', 's.vv.'],
] as const;

const words: readonly (readonly [string, string])[] = [
  ['and', 'and'],
  ['et-al', 'et al.'],
  ['in', 'in'],
  ['no date', 'no date'],
  ['ibid', 'ibid.'],
  ['accessed', 'accessed'],
  ['retrieved', 'retrieved'],
  ['from', 'from'],
  ['forthcoming', 'forthcoming'],
  ['references', 'references'],
  ['open-quote', '“'],
  ['close-quote', '”'],
  ['open-inner-quote', '‘'],
  ['close-inner-quote', '’'],
  ['page-range-delimiter', '–'],
  ...[
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ].map((name, index) => [`month-${String(index + 1).padStart(2, '0')}`, name] as const),
];

/** Locale terms used by styles: enough for author-date, numbers and pages. */
export const locale = `<?xml version="1.0" encoding="utf-8"?><locale xmlns="http://purl.org/net/xbiblio/csl" version="1.0" xml:lang="en-US">
<style-options punctuation-in-quote="true"/>
<date form="text"><date-part name="month" suffix=" "/><date-part name="day" suffix=", "/><date-part name="year"/></date>
<date form="numeric"><date-part name="month" form="numeric-leading-zeros" suffix="/"/><date-part name="day" form="numeric-leading-zeros" suffix="/"/><date-part name="year"/></date>
<terms>${words.map(([name, text]) => `<term name="${name}">${text}</term>`).join('')}<term name="no date" form="short">n.d.</term>
<term name="editor"><single>editor</single><multiple>editors</multiple></term><term name="editor" form="short"><single>ed.</single><multiple>eds.</multiple></term>
<term name="translator" form="short"><single>trans.</single><multiple>trans.</multiple></term><term name="edition" form="short">ed.</term>
${locatorTerms.map(([name, single, multiple]) => `<term name="${name}" form="short"><single>${single}</single><multiple>${multiple}</multiple></term><term name="${name}"><single>${name}</single><multiple>${name}s</multiple></term>`).join('')}
<term name="ordinal">th</term><term name="ordinal-01">st</term><term name="ordinal-02">nd</term><term name="ordinal-03">rd</term></terms></locale>`;
