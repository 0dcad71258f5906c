-- Figures, tables, listings, equations and sections: their numbers, their captions, and references to them. Loaded by
-- prepare.lua. The words and prefixes are those of contract/src/rules/cross-references.ts, which the editor uses too.

local target = FORMAT
local keeps_latex = target:match('latex') or target:match('beamer') or target:match('context')
-- LaTeX and Typst number figures and tables by themselves.
local own_numbers = target == 'typst' or keeps_latex

local NBSP = '\u{a0}'
local rules
local words
local labels = {}

local function say(kind, value)
  io.stderr:write('scriptorium:' .. kind .. ':' .. value:gsub('[\r\n]+', ' ') .. '\n')
end

local function text_of(value)
  if value == nil then return '' end
  return pandoc.utils.stringify(value)
end

-- Words --------------------------------------------------------------------------------------------------------------

local function words_for(table, lang)
  local tag = lang:lower():gsub('_', '-')
  while tag do
    local found = table[rules.aliases[tag] or tag]
    if found then return found end
    tag = tag:match('^(.*)%-[^-]*$')
  end
  return table.en
end

local function has_prefix(id, kind)
  local prefix = id:match('^(%a+)[:-].')
  return prefix ~= nil and rules.prefixes[prefix] == kind
end

-- `@Fig:x` at the start of a sentence is `@fig:x`.
local function find_label(id)
  if labels[id] then return labels[id] end
  local first = id:sub(1, 1):lower()
  local prefix = id:match('^(%u%l+)[:-]')
  return prefix and rules.prefixes[prefix:lower()] and labels[first .. id:sub(2)] or nil
end

-- The first one wins, across all files.
local function set_label(label, known)
  if labels[label] then say('label-duplicate', label) else labels[label] = known end
end

-- One form for what other tools write in several --------------------------------------------------------------------

local MATH_BLOCK = { align = true, equation = true, gather = true, multline = true, eqnarray = true, alignat = true, flalign = true }

-- `$$ … $$ {#eq:x}` is `$$ … \label{eq:x} $$`.
local function label_equations(inlines)
  local out, at, changed = pandoc.Inlines({}), 1, false
  while at <= #inlines do
    local math = inlines[at]
    out:insert(math)
    at = at + 1
    if math.t == 'Math' and math.mathtype == 'DisplayMath' then
      local between = inlines[at]
      local mark = between and (between.t == 'Space' or between.t == 'SoftBreak') and at + 1 or at
      local id, rest
      if inlines[mark] and inlines[mark].t == 'Str' then id, rest = inlines[mark].text:match('^{#([%w:._-]*[%w_])}(.*)$') end
      if id and has_prefix(id, 'equation') and not id:match('[:.-][:.-]') then
        local label = '\\label{' .. id .. '}'
        local inner, ending = math.text:match('^(.*)(\\end{%a+%*?}%s*)$')
        if inner and MATH_BLOCK[math.text:match('^%s*\\begin{(%a+)%*?}')] then
          math.text = inner .. label .. ending
        else
          math.text = math.text:gsub('%s+$', '') .. label
        end
        at = mark + 1
        if rest ~= '' then out:insert(pandoc.Str(rest)) end
        changed = true
      end
    end
  end
  return changed and out or nil
end

-- A paragraph of nothing but images.
local function images_of(block)
  if block.t ~= 'Para' and block.t ~= 'Plain' then return nil end
  local images = pandoc.List({})
  for _, inline in ipairs(block.content) do
    if inline.t == 'Image' then images:insert(inline)
    elseif inline.t ~= 'Space' and inline.t ~= 'SoftBreak' and inline.t ~= 'LineBreak' then return nil end
  end
  return #images > 0 and images or nil
end

local function is_captioned(figure) return text_of(figure.caption.long) ~= '' end

-- An image of a panel as a figure of its own, if it can be referred to.
local function as_part(image)
  local id = image.identifier
  if id == '' and text_of(image.caption) == '' then return pandoc.Plain({ image }) end
  image.identifier = ''
  local caption = #image.caption > 0 and { pandoc.Plain(image.caption) } or {}
  return pandoc.Figure({ pandoc.Plain({ image }) }, { long = pandoc.Blocks(caption) }, pandoc.Attr(id, { 'part' }))
end

local function mark_part(figure)
  if figure.classes:includes('part') or figure.classes:includes('panel') then return nil end
  if is_captioned(figure) or figure.identifier ~= '' then figure.classes:insert('part') end
  return figure
end

-- `::: {#fig:x}` with a caption as its last paragraph; figures in it are its parts.
local function read_panel(div)
  local content = div.content:clone()
  local last = content[#content]
  if #content < 2 or last.t ~= 'Para' or images_of(last) then
    if #content == 1 and content[1].t == 'Figure' and is_captioned(content[1]) and content[1].identifier == '' then
      content[1].identifier = div.identifier
      return content[1]
    end
    return nil
  end
  content:remove(#content)
  local columns = tonumber(div.attributes['layout-ncol'])
  local parts = pandoc.Blocks({})
  for _, block in ipairs(content) do
    local images = images_of(block)
    if images then
      columns = columns or #images
      for _, image in ipairs(images) do parts:insert(as_part(image)) end
    else
      parts:insert(block)
    end
  end
  parts = parts:walk({ Figure = mark_part })
  div.attributes['layout-ncol'] = nil
  local attributes = pandoc.Attr(div.identifier, div.classes, div.attributes)
  attributes.classes:insert('panel')
  local figure = pandoc.Figure(parts, { long = { pandoc.Plain(last.content) } }, attributes)
  if columns and columns > 1 then figure.attributes['data-columns'] = tostring(math.min(columns, 8)) end
  return figure
end

local function as_listing(code, caption, id)
  local classes = pandoc.List({ 'listing' })
  return pandoc.Figure({ code }, { long = { pandoc.Plain(caption) } }, pandoc.Attr(id, classes))
end

local function read_div(div)
  local id = div.identifier
  if has_prefix(id, 'figure') then return read_panel(div) end
  local content = div.content
  if #content ~= 2 then return nil end
  local first, last = content[1], content[2]
  if has_prefix(id, 'listing') then
    if first.t == 'Para' and last.t == 'CodeBlock' then first, last = last, first end
    if first.t == 'CodeBlock' and last.t == 'Para' then return as_listing(first, last.content, id) end
  elseif has_prefix(id, 'table') and first.t == 'Table' and last.t == 'Para' and text_of(first.caption.long) == '' then
    first.caption.long = { pandoc.Plain(last.content) }
    first.identifier = id
    return first
  end
end

local function read_code(code)
  if not has_prefix(code.identifier, 'listing') then return nil end
  for _, name in ipairs(rules.listingCaptions) do
    local given = code.attributes[name]
    if given and given ~= '' then
      local read = pandoc.utils.blocks_to_inlines(pandoc.read(given, 'markdown').blocks)
      local id = code.identifier
      code.identifier = ''
      for _, other in ipairs(rules.listingCaptions) do code.attributes[other] = nil end
      return as_listing(code, read, id)
    end
  end
end

local function read_forms(doc)
  doc = doc:walk({ Inlines = label_equations })
  return doc:walk({ Div = read_div, CodeBlock = read_code })
end

-- Numbers ------------------------------------------------------------------------------------------------------------

local FLOATS = { figure = 'figure', table = 'table', longtable = 'table' }
local counts = {}

local function count(kind)
  counts[kind] = (counts[kind] or 0) + 1
  return counts[kind]
end

-- a … z, aa, ab …
local function letter(number)
  local text = ''
  while number > 0 do
    text = string.char(97 + (number - 1) % 26) .. text
    number = (number - 1) // 26
  end
  return text
end

local function take_label(inlines)
  local label
  local kept = inlines:filter(function(inline)
    if inline.t == 'RawInline' and inline.format:match('tex') then
      local found = inline.text:match('^\\label{([^}]*)}$')
      if found then label = found; return false end
    end
    return true
  end)
  return label, kept
end

-- Numbers written by hand stay the only ones.
local function has_own_number(text, word)
  return text:sub(1, #word) == word and text:sub(#word + 1):match('^[%s\u{a0}]*%d') or text:match('^Fig%.?%s+%d')
end

local function number_caption(element, kind, number, mark)
  local first = element.caption.long[1]
  local label
  if first and first.content then
    local kept
    label, kept = take_label(first.content)
    if label and not keeps_latex then
      first.content = kept
      if element.identifier == '' then element.identifier = label end
    end
    local text = text_of(first.content)
    local word = words[kind][1]
    -- The part of a panel has its letter only, which LaTeX sets by itself.
    local is_part = mark ~= nil
    local numbers_itself = keeps_latex or target == 'typst' and not is_part
    if not numbers_itself and text ~= '' and (is_part or not has_own_number(text, word)) then
      first.content:insert(1, pandoc.Space())
      first.content:insert(1, is_part and pandoc.Str(mark) or pandoc.Strong(pandoc.Inlines(word .. ' ' .. number .. '.')))
    end
    element.caption.long[1] = first
  elseif mark and not keeps_latex then
    element.caption.long = { pandoc.Plain({ pandoc.Str(mark) }) }
  end
  local id = element.identifier
  local known = { kind = kind, number = number, id = id, latex = keeps_latex and (label or id) }
  if label then set_label(label, known) end
  if id ~= '' and id ~= label then set_label(id, known) end
end

-- Only formulas with a label have a number.
local function number_equations(text)
  local id
  local marks = {}
  for label in text:gmatch('\\label{([^}]*)}') do
    id = id or label
    local number = count('equation')
    marks[#marks + 1] = number
    set_label(label, { kind = 'equation', number = tostring(number), id = id, latex = keeps_latex and label })
  end
  return id, marks
end

-- LaTeX numbers each row of an unstarred environment unless told not to.
local function quiet_rows(text)
  local name = text:match('^%s*\\begin{(%a+)}')
  if not name or not MATH_BLOCK[name] then return text end
  if not text:match('\\label{') then
    return (text:gsub('^(%s*\\begin{%a+)}', '%1*}'):gsub('(\\end{%a+)}(%s*)$', '%1*}%2'))
  end
  if name == 'equation' or name == 'multline' then return text end
  local opening, body, ending = text:match('^(%s*\\begin{%a+})(.*)(\\end{%a+}%s*)$')
  if not body then return text end
  local rows, depth, from, at = {}, 0, 1, 1
  while at <= #body do
    local rest = body:sub(at, at + 5)
    if rest == '\\begin' then depth = depth + 1
    elseif rest:sub(1, 4) == '\\end' then depth = depth - 1
    elseif rest:sub(1, 2) == '\\\\' then
      if depth == 0 then rows[#rows + 1] = body:sub(from, at - 1); from = at end
      at = at + 1
    end
    at = at + 1
  end
  rows[#rows + 1] = body:sub(from)
  for index, row in ipairs(rows) do
    local is_told = row:match('\\label{') or row:match('\\tag') or row:match('\\notag') or row:match('\\nonumber')
    if not is_told and row:gsub('^\\\\', ''):match('%S') then
      rows[index] = row:gsub('%s*$', '') .. ' \\notag' .. row:match('%s*$')
    end
  end
  return opening .. table.concat(rows) .. ending
end

local function number_raw(raw)
  if not keeps_latex or not raw.format:match('tex') then return nil end
  local environment = raw.text:match('^%s*\\begin{(%a+)%*?}')
  if MATH_BLOCK[environment] then
    raw.text = quiet_rows(raw.text)
    number_equations(raw.text)
    return raw
  end
  local kind = FLOATS[environment]
  if not kind then return nil end
  local number = raw.text:match('\\caption') and tostring(count(kind)) or nil
  if not number then return nil end
  for label in raw.text:gmatch('\\label{([^}]*)}') do
    set_label(label, { kind = kind, number = number, id = label, latex = label })
  end
end

local function number_math(math)
  if math.mathtype ~= 'DisplayMath' or not math.text:match('\\label{') then return nil end
  local id, marks = number_equations(math.text)
  if keeps_latex then
    -- A formula between dollars would not be numbered.
    if MATH_BLOCK[math.text:match('^%s*\\begin{(%a+)%*?}')] then return pandoc.RawInline('latex', quiet_rows(math.text)) end
    return pandoc.RawInline('latex', '\\begin{equation}' .. math.text .. '\\end{equation}')
  end
  local text
  if #marks == 1 and target == 'typst' then
    local formula = pandoc.Math('DisplayMath', (math.text:gsub('\\label{[^}]*}', '')))
    return pandoc.Span({ formula }, pandoc.Attr(id, { 'equation' }, { number = tostring(marks[1]) }))
  elseif #marks == 1 and target:match('^html') then
    -- Outside the formula, the number stays in view while a wide formula scrolls.
    local formula = pandoc.Math('DisplayMath', (math.text:gsub('\\label{[^}]*}', '')))
    local number = pandoc.Span({ pandoc.Str('(' .. marks[1] .. ')') }, pandoc.Attr('', { 'equation-number' }))
    return pandoc.Span({ formula, number }, pandoc.Attr(id, { 'equation' }))
  elseif #marks == 1 then
    -- Rows with their own labels keep their numbers; a single one goes at the end.
    local mark = ' \\qquad (' .. marks[1] .. ') '
    text = math.text:gsub('\\label{[^}]*}', '')
    local inner, ending = text:match('^(.*)(\\end{%a+%*?}%s*)$')
    text = inner and inner .. mark .. ending or text .. mark
  else
    local index = 0
    text = math.text:gsub('\\label{([^}]*)}', function()
      index = index + 1
      return ' \\qquad (' .. marks[index] .. ')'
    end)
  end
  return pandoc.Span({ pandoc.Math('DisplayMath', text) }, pandoc.Attr(id, { 'equation' }))
end

local function kind_of(figure) return figure.classes:includes('listing') and 'listing' or 'figure' end

local parts = 0

local function number_figure(figure)
  if figure.classes:includes('part') then
    parts = parts + 1
    number_caption(figure, 'figure', tostring(counts.figure or 0) .. letter(parts), '(' .. letter(parts) .. ')')
  elseif is_captioned(figure) then
    local kind = kind_of(figure)
    if figure.classes:includes('panel') then parts = 0 end
    number_caption(figure, kind, tostring(count(kind)))
  end
  return figure
end

local function number_all(doc)
  return doc:walk({
    traverse = 'topdown',
    Figure = number_figure,
    Table = function(tbl)
      if text_of(tbl.caption.long) ~= '' then number_caption(tbl, 'table', tostring(count('table'))) end
      return tbl
    end,
    Math = number_math,
    RawBlock = number_raw,
    RawInline = function(raw)
      if raw.text:match('\\begin{') then return number_raw(raw) end
    end,
  })
end

local function is_on(value) return value == true or text_of(value):lower() == 'true' end

-- Writers that number sections if the profile says so; some of them begin with its number-offset.
local NUMBERING = {
  html = 'offset', chunkedhtml = 'offset', docx = 'offset', revealjs = 'offset', slidy = 'offset', slideous = 'offset',
  s = 'offset', dzslides = 'offset', epub = 'plain', jats = 'plain', jats_archiving = 'plain', jats_articleauthoring = 'plain',
  jats_publishing = 'plain', ms = 'plain', rst = 'plain', typst = 'plain', latex = 'plain', beamer = 'plain', context = 'plain',
}

-- Sections have numbers if the text asks for them, or the profile does and the format can.
local function number_sections(doc)
  local by_profile = PANDOC_WRITER_OPTIONS.number_sections and NUMBERING[target:gsub('%d+$', '')]
  local numbered = false
  for _, key in ipairs(rules.numberKeys) do
    if doc.meta[key] ~= nil then numbered = is_on(doc.meta[key]) end
  end
  -- LaTeX and readers of Markdown number by themselves if told to.
  local can_number = keeps_latex or target:match('markdown') or target:match('commonmark') or target == 'gfm'
  local writes_numbers = numbered and not by_profile and not can_number
  for _, key in ipairs(rules.numberKeys) do doc.meta[key] = nil end
  if numbered and can_number then doc.meta.numbersections = true end
  numbered = numbered or by_profile
  local at = by_profile == 'offset' and pandoc.List(PANDOC_WRITER_OPTIONS.number_offset):clone() or {}
  return doc:walk({
    Header = function(header)
      local title = header.content:clone()
      local number
      if numbered and not header.classes:includes('unnumbered') then
        at[header.level] = (at[header.level] or 0) + 1
        for level = header.level + 1, 6 do at[level] = 0 end
        local places = {}
        for level = 1, header.level do places[level] = at[level] or 0 end
        number = table.concat(places, '.')
      end
      local id = header.identifier
      if has_prefix(id, 'section') and not labels[id] then
        labels[id] = { kind = 'section', number = number, title = title, id = id, latex = number and keeps_latex and id }
      end
      if number and writes_numbers then
        header.content:insert(1, pandoc.Space())
        header.content:insert(1, pandoc.Span(number, pandoc.Attr('', { 'header-section-number' })))
      end
      return header
    end,
  })
end

-- References ---------------------------------------------------------------------------------------------------------

local function linked(content, known)
  if known.id == '' or target == 'typst' and not known.id:match('^[%w:_.-]+$') then return pandoc.Inlines(content) end
  return pandoc.Inlines({ pandoc.Link(content, '#' .. known.id) })
end

-- The number, as a link unless LaTeX knows it better.
local function number_of(known, before)
  if known.latex and known.latex ~= '' then
    return pandoc.Inlines({ pandoc.RawInline('latex', (before and before .. '~' or '') .. '\\ref{' .. known.latex .. '}') })
  end
  return linked((before and before .. NBSP or '') .. known.number, known)
end

-- A title may itself refer to something, by a title that does so again; deeper than that, and in very long ones, the
-- source stays. As in web/src/editor/live-preview/labels.ts.
local DEEPEST, LONGEST_TITLE = 2, 500
local refer_to, latex_reference

-- A title where it is referred to: without notes and links of its own, with what it refers to.
local function title_of(known, depth)
  local follows_it = depth < DEEPEST and pandoc.text.len(text_of(known.title)) <= LONGEST_TITLE
  local title = known.title:walk({
    Note = function() return {} end,
    RawInline = function(raw)
      if not keeps_latex and raw.format:match('tex') then return latex_reference(raw) end
    end,
    Cite = function(cite)
      for _, citation in ipairs(cite.citations) do
        if not find_label(citation.id) then return nil end
      end
      return follows_it and refer_to(cite.citations, depth + 1) or cite.content
    end,
  })
  return title:walk({
    Link = function(link) return link.content end,
    Span = function(span) span.identifier = ''; return span end,
    RawInline = function(raw)
      if raw.text:match('^\\label{') then return {} end
      -- A link in a link is none.
      raw.text = raw.text:gsub('\\ref{', '\\ref*{')
      return raw
    end,
  })
end

local function name_of(known, bare, depth)
  local word = words[known.kind][1]
  if known.number then return number_of(known, not bare and word or nil) end
  local content = pandoc.Inlines({})
  if not bare then
    content:extend({ pandoc.Str(word), pandoc.Space(), pandoc.Str(words.quotes[1]) })
  end
  content:extend(title_of(known, depth))
  if not bare then content:insert(pandoc.Str(words.quotes[2])) end
  return linked(content, known)
end

-- Whether `b` is counted right after `a`.
local function follows(a, b)
  local number, next_number = tonumber(a), tonumber(b)
  if number and next_number then return math.type(number) == 'integer' and math.type(next_number) == 'integer' and next_number == number + 1 end
  local parent, part = a:match('^(%d+)(%a)$')
  local next_parent, next_part = b:match('^(%d+)(%a)$')
  return parent ~= nil and parent == next_parent and next_part:byte() == part:byte() + 1
end

-- “Figures 1 and 2”, “Figures 1–3 and 5”.
local function name_group(group)
  local runs = {}
  local at = 1
  while at <= #group do
    local last = at
    while last < #group and follows(group[last].number, group[last + 1].number) do last = last + 1 end
    if last - at >= 2 then
      local run = number_of(group[at])
      run:insert(pandoc.Str('–'))
      run:extend(number_of(group[last]))
      runs[#runs + 1] = run
      at = last + 1
    else
      runs[#runs + 1] = number_of(group[at])
      at = at + 1
    end
  end
  local out = pandoc.Inlines({ keeps_latex and pandoc.RawInline('latex', words[group[1].kind][2] .. '~') or pandoc.Str(words[group[1].kind][2] .. NBSP) })
  for index, run in ipairs(runs) do
    if index > 1 and index == #runs then out:extend({ pandoc.Space(), pandoc.Str(words['and']), pandoc.Space() })
    elseif index > 1 then out:extend({ pandoc.Str(','), pandoc.Space() }) end
    out:extend(run)
  end
  return out
end

-- Citations that share one word: nothing stands between them, and each has a number.
local function group_from(citations, at)
  local first = find_label(citations[at].id)
  local group = { first }
  if not first.number or citations[at].mode == 'SuppressAuthor' then return group end
  while at < #citations and #citations[at].suffix == 0 do
    at = at + 1
    local citation = citations[at]
    local known = find_label(citation.id)
    if known.kind ~= first.kind or not known.number or #citation.prefix > 0 or citation.mode == 'SuppressAuthor' then break end
    group[#group + 1] = known
  end
  return group
end

function refer_to(citations, depth)
  local out = pandoc.Inlines({})
  local at = 1
  while at <= #citations do
    local first = citations[at]
    local group = group_from(citations, at)
    local last = citations[at + #group - 1]
    if at > 1 then out:extend({ pandoc.Str(','), pandoc.Space() }) end
    if #first.prefix > 0 then
      out:extend(first.prefix)
      out:insert(pandoc.Space())
    end
    out:extend(#group > 1 and name_group(group) or name_of(group[1], first.mode == 'SuppressAuthor', depth))
    if last.mode == 'AuthorInText' and #last.suffix > 0 and not text_of(last.suffix):match('^[%s,.;:]') then out:insert(pandoc.Space()) end
    out:extend(last.suffix)
    at = at + #group
  end
  return out
end

-- `@fig:x`, `@tbl-x`, `[see @eq:x; @sec:y]` in the syntax of other tools.
local function write_reference(citations)
  local out = refer_to(citations, 0)
  if FORMAT ~= 'docx' then return out end
  -- Told by its style when the file comes back from Word.
  return pandoc.Inlines({ pandoc.Span(out, pandoc.Attr('', {}, { ['custom-style'] = 'Cross-Reference' })) })
end

local function write_references(doc)
  return doc:walk({
    Cite = function(cite)
      local first, second = cite.citations[1], cite.citations[2]
      if second and first.mode == 'AuthorInText' and find_label(first.id) and not find_label(second.id) then
        -- `@fig:x [@source]` parses as one citation of both.
        local rest = cite.citations:clone()
        rest:remove(1)
        local out = write_reference({ first })
        out:extend({ pandoc.Space(), pandoc.Cite(cite.content, rest) })
        return out
      end
      for _, citation in ipairs(cite.citations) do
        if not find_label(citation.id) then return nil end
      end
      return write_reference(cite.citations)
    end,
  })
end

local REFERENCE = { ref = true, autoref = true, cref = true, Cref = true, eqref = true, pageref = false }

function latex_reference(raw)
  local command, label = raw.text:match('^\\(%a+)%*?{([^}]*)}$')
  if not command then return nil end
  if command == 'label' then return {} end
  if not REFERENCE[command] then return nil end
  local known = find_label(label)
  if not known or not known.number then
    say('reference-missing', label)
    return pandoc.Inlines(pandoc.Strong('??'))
  end
  if command == 'eqref' then return linked('(' .. known.number .. ')', known) end
  return number_of(known, command ~= 'ref' and words[known.kind][1] or nil)
end

-- What only one format needs -----------------------------------------------------------------------------------------

local function typst_raw(text) return pandoc.RawBlock('typst', text) end

local function typst_label(id) return id:match('^[%w:_.-]+$') and ' <' .. id .. '>' or '' end

-- Longer listings may go on on the next page.
local LONG_LISTING = 30

local function is_long(figure)
  local lines = 0
  figure:walk({ CodeBlock = function(code) lines = lines + select(2, code.text:gsub('\n', '')) + 1 end })
  return lines > LONG_LISTING
end

-- pandoc would write a figure in a figure, each with a number of its own.
local write_typst_figure
function write_typst_figure(figure)
  local is_part, is_panel = figure.classes:includes('part'), figure.classes:includes('panel')
  local is_listing = figure.classes:includes('listing')
  if not (is_part or is_panel or is_listing) then return nil end
  local how = is_part and 'kind: "part", supplement: none, numbering: none'
    or is_listing and 'kind: "listing", supplement: [' .. words.listing[1] .. ']'
    or 'kind: image, supplement: [' .. words.figure[1] .. ']'
  local columns = figure.attributes['data-columns']
  -- In one line: Typst sets a paragraph of its own apart from the number.
  local head = pandoc.utils.blocks_to_inlines(figure.caption.long)
  head:insert(1, pandoc.RawInline('typst', '#figure(' .. how .. ', caption: ['))
  head:insert(pandoc.RawInline('typst', columns and '], grid(columns: ' .. columns .. ', gutter: 1em,' or '], ['))
  local blocks = pandoc.Blocks({ pandoc.Plain(head) })
  for _, part in ipairs(figure.content) do
    if columns then blocks:insert(typst_raw('[')) end
    blocks:extend(pandoc.Blocks({ part }):walk({ traverse = 'topdown', Figure = write_typst_figure }))
    if columns then blocks:insert(typst_raw('],')) end
  end
  blocks:insert(typst_raw((columns and '))' or '])') .. typst_label(figure.identifier)))
  if is_listing and is_long(figure) then
    blocks:insert(1, typst_raw('#[#show figure: set block(breakable: true)'))
    blocks:insert(typst_raw(']'))
  end
  return blocks
end

local function write_latex_listing(figure)
  if not figure.classes:includes('listing') then return nil end
  local label = figure.identifier ~= '' and '\\label{' .. figure.identifier .. '}' or ''
  local caption = pandoc.utils.blocks_to_inlines(figure.caption.long)
  caption:insert(1, pandoc.RawInline('latex', '\\begin{codelisting}\n\\caption{'))
  caption:insert(pandoc.RawInline('latex', '}' .. label))
  local blocks = pandoc.Blocks({ pandoc.Plain(caption) })
  blocks:extend(figure.content)
  blocks:insert(pandoc.RawBlock('latex', '\\end{codelisting}'))
  return blocks
end

-- pandoc would centre each line of it.
local function write_word_listing(figure)
  if not figure.classes:includes('listing') then return nil end
  local caption = pandoc.Div({ pandoc.Para(pandoc.utils.blocks_to_inlines(figure.caption.long)) }, pandoc.Attr('', {}, { ['custom-style'] = 'Image Caption' }))
  local blocks = figure.content:clone()
  blocks:insert(caption)
  return pandoc.Div(blocks, pandoc.Attr(figure.identifier))
end

-- The words LaTeX has for a language are not always those of the references.
local function add_latex_names(doc, has_listings)
  local lines = {}
  if has_listings then
    lines[#lines + 1] = '\\usepackage{float}\n\\floatstyle{plaintop}\n\\newfloat{codelisting}{htbp}{lol}\n\\floatname{codelisting}{' .. words.listing[1] .. '}'
  end
  if words ~= rules.words.en then
    lines[#lines + 1] = '\\AtBeginDocument{\\renewcommand{\\figurename}{' .. words.figure[1] .. '}\\renewcommand{\\tablename}{' .. words.table[1] .. '}}'
  end
  if #lines == 0 then return end
  local given = doc.meta['header-includes']
  local all = pandoc.List(pandoc.utils.type(given) == 'List' and given or given and { given } or {})
  all:insert(pandoc.MetaBlocks({ pandoc.RawBlock('latex', table.concat(lines, '\n')) }))
  doc.meta['header-includes'] = pandoc.MetaList(all)
end

local function finish(doc)
  local listings = (counts.listing or 0) > 0
  if target == 'typst' then
    doc = doc:walk({ traverse = 'topdown', Figure = write_typst_figure })
    if words ~= rules.words.en then
      doc.blocks:insert(1, typst_raw('#show figure.where(kind: image): set figure(supplement: [' .. words.figure[1] .. '])\n#show figure.where(kind: table): set figure(supplement: [' .. words.table[1] .. '])'))
    end
  elseif keeps_latex then
    doc = doc:walk({ Figure = write_latex_listing })
    add_latex_names(doc, listings)
  elseif target == 'docx' then
    doc = doc:walk({ Figure = write_word_listing })
  end
  return doc
end

local function load(path, lang)
  local file = assert(io.open(path, 'rb'))
  rules = pandoc.json.decode(file:read('a'), false)
  file:close()
  words = words_for(rules.words, lang)
end

local function is_unnumbered(title)
  for _, name in ipairs(rules.unnumbered) do
    if title:lower() == name then return true end
  end
  return false
end

return {
  load = load,
  is_math_block = function(environment) return MATH_BLOCK[environment] == true end,
  is_unnumbered = is_unnumbered,
  words_for = words_for,
  read_forms = read_forms,
  number_all = number_all,
  number_sections = number_sections,
  latex_reference = latex_reference,
  write_references = write_references,
  finish = finish,
}
