-- Runs after citeproc: Typst fails on dangling links and duplicate labels.

local function say(kind, value) io.stderr:write('scriptorium:' .. kind .. ':' .. value:gsub('[\r\n]+', ' ') .. '\n') end

local fold = dofile((PANDOC_SCRIPT_FILE:match('^(.*/)') or '') .. 'fold.lua')

local is_markdown = FORMAT:match('markdown') or FORMAT:match('commonmark') or FORMAT == 'gfm'

-- What is written anew with each export is told by its style when the file comes back from Word. Links have a style of
-- their own, within which it is named once more.
local function name_style(inlines, style)
  local function named(content) return pandoc.Span(content, pandoc.Attr('', {}, { ['custom-style'] = style })) end
  return named(inlines:walk({
    Link = function(link)
      link.content = pandoc.Inlines({ named(link.content) })
      return link
    end,
  }))
end

local function name_citations(doc)
  return doc:walk({
    Cite = function(cite) return name_style(cite.content, 'Citation') end,
    Span = function(span)
      if span.attributes['custom-style'] == 'Cross-Reference' then return name_style(span.content, 'Cross-Reference') end
    end,
  })
end

local function ends_with_table(block)
  if block == nil then return false end
  return block.t == 'Table' or (block.t == 'Div' and ends_with_table(block.content[#block.content]))
end

-- A table of Word has no space below it: the paragraph that follows has it above.
local function space_after_tables(blocks)
  for at, block in ipairs(blocks) do
    if block.t == 'Div' or block.t == 'BlockQuote' then block.content = space_after_tables(block.content) end
    if block.t == 'Para' and ends_with_table(blocks[at - 1]) then
      block = pandoc.Div({ block }, pandoc.Attr('', {}, { ['custom-style'] = 'After Table' }))
    end
    blocks[at] = block
  end
  return blocks
end

local MARKS = { ['\u{201c}'] = true, ['\u{201d}'] = true, ['\u{2018}'] = true, ['\u{2019}'] = true }

-- For Typst, pandoc writes quotation marks of all kinds as straight ones, which Typst prints in the manner of the language
-- and by what it takes to be open. Marks that the text itself has stay what they are: „so“ became „so„.
local KEEP_MARKS = {
  traverse = 'topdown',
  -- Its text is read as plain text, where nothing raw is left.
  Image = function(image) return image, false end,
  Str = function(str)
    local kept, plain, before = pandoc.Inlines({}), '', nil
    for char in str.text:gmatch(utf8.charpattern) do
      -- Typst prints what follows a letter as an apostrophe.
      local is_apostrophe = char == '\u{2019}' and before ~= nil and not MARKS[before] and before:match('[^%p]')
      if MARKS[char] and not is_apostrophe then
        if plain ~= '' then kept:insert(pandoc.Str(plain)) end
        kept:insert(pandoc.RawInline('typst', char))
        plain = ''
      else
        plain = plain .. char
      end
      before = char
    end
    if #kept == 0 then return nil end
    if plain ~= '' then kept:insert(pandoc.Str(plain)) end
    return kept, false
  end,
}

-- Paragraphs of nothing but words: looking at their text as a whole costs little, walking them does not.
local function keep_marks(paragraph)
  local text = ' ' .. pandoc.utils.stringify(paragraph)
  local has_marks = text:find('\226\128[\152\156\157]') or text:find('[%s%p]\226\128\153')
  return has_marks and paragraph:walk(KEEP_MARKS) or paragraph
end

local BOXES = { ['\u{2610}'] = true, ['\u{2612}'] = true }

local function box_of(item)
  local first = item[1]
  local box = first and (first.t == 'Plain' or first.t == 'Para') and first.content[1]
  return box and box.t == 'Str' and BOXES[box.text] and box or nil
end

local BULLETS = pandoc.RawBlock('typst', '#set list(marker: ([•], [–], [·]), body-indent: 0.6em)')
local NO_BULLETS = pandoc.RawBlock('typst', '#set list(marker: none, body-indent: 1.2em)')

-- The boxes of tasks take the place of bullets, which pandoc writes beside them; lists within have bullets again.
local function hang_boxes(list)
  for _, item in ipairs(list.content) do
    if box_of(item) == nil then return nil end
  end
  for at, item in ipairs(list.content) do
    local words = item[1].content
    words[1] = pandoc.RawInline('typst', '#task-box[' .. box_of(item).text .. ']')
    if words[2] and words[2].t == 'Space' then words:remove(2) end
    local blocks = pandoc.Blocks({})
    for _, block in ipairs(item) do
      if block.t == 'BulletList' then blocks:insert(BULLETS) end
      blocks:insert(block)
    end
    list.content[at] = blocks
  end
  return pandoc.Blocks({ NO_BULLETS, list, BULLETS })
end

function Pandoc(doc)
  -- Citations are already written out: the result needs neither the sources nor the style.
  if is_markdown then
    for _, key in ipairs({ 'bibliography', 'csl', 'link-citations', 'references', 'citation-style' }) do doc.meta[key] = nil end
  end
  local unfold
  doc, unfold = fold(doc, false)
  doc:walk({
    Div = function(div)
      if div.identifier == 'refs' and div.classes:includes('hanging-indent') then doc.meta['scriptorium-hanging-indent'] = true end
    end,
  })
  local known = {}
  local function note(element)
    local id = element.identifier
    if id == nil or id == '' then return nil end
    if known[id] then
      element.identifier = ''
      return element
    end
    known[id] = true
    return nil
  end
  -- Figures and formulas that are written for Typst already.
  local function note_written(raw)
    if raw.format == 'typst' then
      local id = raw.text:match(' <([%w:_.-]+)>$')
      if id then known[id] = true end
    end
  end
  doc = doc:walk({
    traverse = 'topdown',
    RawBlock = note_written, RawInline = note_written,
    Header = note, Div = note, Span = note, Figure = note, Table = note, CodeBlock = note, Code = note, Image = note, Link = note,
  })
  if FORMAT == 'docx' then doc = name_citations(doc) end
  if FORMAT == 'typst' then doc = doc:walk(KEEP_MARKS):walk({ BulletList = hang_boxes }) end
  local finished = unfold(doc:walk({
    Link = function(link)
      local id = link.target:match('^#(.+)$')
      if id == nil or known[id] then return nil end
      if not id:match('^ref%-') then say('link-missing', id) end
      if FORMAT == 'typst' then return link.content end
      return nil
    end,
  }), FORMAT == 'typst' and keep_marks or nil)
  if FORMAT == 'docx' then finished.blocks = space_after_tables(finished.blocks) end
  return finished
end
