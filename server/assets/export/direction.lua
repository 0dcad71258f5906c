-- Runs last where a text has letters that are written from right to left: a block runs as its first letter does, as in
-- the editor, and not as the language of the whole says. Otherwise the words of such a paragraph are right, but the
-- parts of its sentences are in the wrong order.

local TYPST = FORMAT == 'typst'
-- Of their language, as Typst and browsers take it.
local RIGHT_TO_LEFT = { ar = true, dv = true, fa = true, he = true, ps = true, sd = true, ug = true, ur = true, yi = true }

-- Letters by their numbers; what lies between are digits, signs and marks, which have no direction of their own.
local RIGHTWARD = {
  { 0x05d0, 0x05f2 }, { 0x0620, 0x064a }, { 0x066e, 0x06d3 }, { 0x06ee, 0x06ef }, { 0x06fa, 0x06ff }, { 0x0710, 0x08ff },
  { 0xfb1d, 0xfb4f }, { 0xfb50, 0xfdfb }, { 0xfe70, 0xfefc }, { 0x1e900, 0x1e943 },
}
local OTHERS = {
  { 0x41, 0x5a }, { 0x61, 0x7a }, { 0xaa, 0xaa }, { 0xb5, 0xb5 }, { 0xba, 0xba }, { 0xc0, 0xd6 }, { 0xd8, 0xf6 }, { 0xf8, 0x2af },
  { 0x370, 0x58f }, { 0x900, 0x1fff }, { 0x2c00, 0x2dff }, { 0x3040, 0xd7ff }, { 0xf900, 0xfb17 }, { 0xff21, 0xffdc },
  { 0x10000, 0x1cfff }, { 0x1d400, 0x1d7ff }, { 0x20000, 0x3ffff },
}

local function is_in(code, ranges)
  for _, range in ipairs(ranges) do
    if code >= range[1] and code <= range[2] then return true end
  end
  return false
end

-- Nil for what has no letter.
local function direction_of(element)
  for _, code in utf8.codes(pandoc.utils.stringify(element)) do
    if is_in(code, RIGHTWARD) then return 'rtl' end
    if is_in(code, OTHERS) then return 'ltr' end
  end
  return nil
end

-- What citeproc has put together runs as its paragraph does. Without a mark behind an Arabic name, the year after it would
-- be taken for part of it and stand before it. What people have written themselves stays theirs.
local MARK = utf8.char(0x200e)

-- Vowel signs, and what stands in names and between the parts of a title.
local JOINTS = {
  { 0x27, 0x27 }, { 0x2c, 0x2d }, { 0x3a, 0x3a }, { 0x2019, 0x2019 }, { 0x591, 0x5c7 }, { 0x60c, 0x60c }, { 0x610, 0x61f },
  { 0x64b, 0x65f }, { 0x670, 0x670 }, { 0x6d4, 0x6ed },
}

-- With a mark behind each run of such letters, unless the next word goes on with them.
local function mark_runs(text, goes_on)
  local out, pending, held = {}, false, {}
  local function settle(is_over)
    if pending and is_over then out[#out + 1] = MARK end
    for _, char in ipairs(held) do out[#out + 1] = char end
    held = {}
  end
  for _, code in utf8.codes(text) do
    local char = utf8.char(code)
    if is_in(code, RIGHTWARD) then
      settle(false)
      out[#out + 1] = char
      pending = true
    elseif pending and is_in(code, JOINTS) then
      held[#held + 1] = char
    else
      settle(true)
      out[#out + 1] = char
      pending = false
    end
  end
  settle(not goes_on)
  return table.concat(out)
end

local function begins_rightward(element)
  if element == nil or element.t ~= 'Str' then return false end
  return is_in(utf8.codepoint(element.text, 1), RIGHTWARD)
end

local MARK_WORDS = {
  Inlines = function(inlines)
    for at, element in ipairs(inlines) do
      if element.t == 'Str' then
        local follows = inlines[at + 1]
        local goes_on = follows ~= nil and follows.t == 'Space' and begins_rightward(inlines[at + 2])
        element.text = mark_runs(element.text, goes_on)
      end
    end
    return inlines
  end,
}

local is_entry = false

local function keep_order(block)
  if is_entry then return block:walk(MARK_WORDS) end
  return block:walk({
    traverse = 'topdown',
    Cite = function(cite) return cite:walk(MARK_WORDS), false end,
    -- For Word, finish.lua has put it in the place of the citation.
    Span = function(span)
      if span.attributes['custom-style'] == 'Citation' then return span:walk(MARK_WORDS), false end
    end,
  })
end

local direct
-- How the document as a whole runs.
local base = 'ltr'

local function wrapped(block, direction)
  if TYPST then
    return { pandoc.RawBlock('typst', '#[#set text(dir: ' .. direction .. ')'), block, pandoc.RawBlock('typst', ']') }
  end
  return { pandoc.Div({ block }, pandoc.Attr('', {}, { dir = direction })) }
end

-- Within a line: items of short lists and cells, which are no paragraphs for Typst.
local function wrapped_inline(block, direction)
  if not TYPST then return wrapped(block, direction) end
  block.content:insert(1, pandoc.RawInline('typst', '#[#set text(dir: ' .. direction .. ');'))
  block.content:insert(pandoc.RawInline('typst', ']'))
  return { block }
end

local function direct_inlines(inlines, around)
  local own = direction_of(inlines) or around
  if own == around then return inlines end
  if not TYPST then return pandoc.Inlines({ pandoc.Span(inlines, pandoc.Attr('', {}, { dir = own })) }) end
  local out = pandoc.Inlines({ pandoc.RawInline('typst', '#text(dir: ' .. own .. ')[') })
  out:extend(inlines)
  out:insert(pandoc.RawInline('typst', ']'))
  return out
end

-- A note begins with its number, in the same paragraph. Typst and Word set it below the page, not within its paragraph.
local function direct_notes(block)
  return block:walk({
    Note = function(note)
      note.content = note.content:map(function(inner)
        if inner.t == 'Para' or inner.t == 'Plain' then inner.content = direct_inlines(inner.content, base) end
        return inner
      end)
      return note
    end,
  })
end

local function direct_cells(rows, around)
  for _, row in ipairs(rows) do
    for _, cell in ipairs(row.cells) do cell.contents = direct(cell.contents, around) end
  end
  return rows
end

local WITHIN = {
  BlockQuote = function(block, around)
    block.content = direct(block.content, around)
    return block
  end,
  BulletList = function(list, around)
    list.content = list.content:map(function(item) return direct(item, around) end)
    return list
  end,
  DefinitionList = function(list, around)
    list.content = list.content:map(function(item)
      return { item[1], pandoc.List(item[2]):map(function(definition) return direct(definition, around) end) }
    end)
    return list
  end,
  -- Columns stay where they are; each cell runs by itself.
  Table = function(element, around)
    element.head.rows = direct_cells(element.head.rows, around)
    for _, body in ipairs(element.bodies) do
      body.head = direct_cells(body.head, around)
      body.body = direct_cells(body.body, around)
    end
    element.foot.rows = direct_cells(element.foot.rows, around)
    return element
  end,
}
function WITHIN.Div(div, around)
  local before = is_entry
  is_entry = is_entry or div.classes:includes('csl-entry')
  div.content = direct(div.content, around)
  is_entry = before
  return div
end
WITHIN.OrderedList = WITHIN.BulletList

-- The marks of a list, and the margins of a quotation, are where the first line begins.
local WHOLE = {
  Para = true, Header = true, LineBlock = true, BlockQuote = true, BulletList = true, OrderedList = true, DefinitionList = true,
}

-- `around`: how what stands around the blocks runs.
function direct(blocks, around)
  local out = pandoc.Blocks({})
  for _, block in ipairs(blocks) do
    local is_whole = WHOLE[block.t] or block.t == 'Plain'
    local own = is_whole and direction_of(block) or around
    if WITHIN[block.t] then
      block = WITHIN[block.t](block, own)
    elseif is_whole then
      if own == 'ltr' then block = keep_order(block) end
      block = direct_notes(block)
    end
    if own == around then
      out:insert(block)
    elseif block.t == 'Header' and not TYPST and FORMAT ~= 'docx' then
      -- An attribute of the heading would be one of its whole section.
      block.content = direct_inlines(block.content, around)
      out:insert(block)
    else
      out:extend(block.t == 'Plain' and wrapped_inline(block, own) or wrapped(block, own))
    end
  end
  return out
end

function Pandoc(doc)
  local lang = doc.meta.lang and pandoc.utils.stringify(doc.meta.lang):lower():match('^%a+')
  if RIGHT_TO_LEFT[lang] then base = 'rtl' end
  if not TYPST then
    local given = doc.meta.dir and pandoc.utils.stringify(doc.meta.dir)
    if given == 'rtl' or given == 'ltr' then base = given end
    if base == 'rtl' then doc.meta.dir = 'rtl' end
  end
  if FORMAT == 'docx' and doc.meta.title and direction_of(doc.meta.title) == 'rtl' then doc.meta['scriptorium-title-rtl'] = true end
  doc.blocks = direct(doc.blocks, base)
  for _, key in ipairs({ 'title', 'subtitle', 'abstract' }) do
    local value = doc.meta[key]
    local kind = pandoc.utils.type(value)
    if kind == 'Inlines' and key == 'abstract' and not TYPST then
      doc.meta[key] = direct(pandoc.Blocks({ pandoc.Plain(value) }), base)
    elseif kind == 'Inlines' then
      doc.meta[key] = direct_inlines(value, base)
    end
    if kind == 'Blocks' then doc.meta[key] = direct(value, base) end
  end
  return doc
end
