-- Runs before citeproc on every export. It keeps minor problems from failing an export and gives every target
-- the same title block. Every line it logs starts with "scriptorium:" so that the log reader finds it.

local base = ''
-- The first file's folder: paths in its front matter are relative to it.
local first_folder = ''
local target = FORMAT
-- Workspace folder of the result.
local output = ''
local for_pdf = false
-- LaTeX in a zip file with its figures and, where citations stay commands, its bibliography.
local packs = false
local keeps_cites = nil
-- PDF images are converted before this filter runs, for formats that cannot embed them.
local draws_pdf = false
local DRAWN = '.scriptorium/drawn/'
-- Editable results keep their image paths.
local keeps_latex = target:match('latex') or target:match('beamer') or target:match('context')
local writes_source = target:match('latex') or target:match('markdown') or target:match('jats') or target == 'gfm' or target:match('commonmark')

local beside = PANDOC_SCRIPT_FILE:match('^(.*/)') or ''
local labels = dofile(beside .. 'labels.lua')
local fold = dofile(beside .. 'fold.lua')
local fit_columns = dofile(beside .. 'columns.lua')

local function say(kind, value)
  io.stderr:write('scriptorium:' .. kind .. ':' .. value:gsub('[\r\n]+', ' ') .. '\n')
end

local function exists(path)
  local file = io.open(path, 'rb')
  if file == nil then return false end
  local ok = file:read(0) ~= nil or file:seek('end') == 0
  file:close()
  return ok
end

local function decode(text)
  return (text:gsub('%%(%x%x)', function(hex) return string.char(tonumber(hex, 16)) end))
end

-- Joins and normalises, so that a path can never climb above the workspace.
local function resolve(path, folder)
  local joined = path:sub(1, 1) == '/' and path or (folder .. '/' .. path)
  local parts = {}
  for part in joined:gmatch('[^/]+') do
    if part == '..' then
      if #parts == 0 then return nil end
      table.remove(parts)
    elseif part ~= '.' then
      parts[#parts + 1] = part
    end
  end
  return table.concat(parts, '/')
end

-- Relative path from the result's folder to a workspace file.
local function seen_from_output(found)
  local from, to = {}, {}
  for part in output:gmatch('[^/]+') do from[#from + 1] = part end
  for part in found:gmatch('[^/]+') do to[#to + 1] = part end
  local common = 0
  while common < #from and common < #to - 1 and from[common + 1] == to[common + 1] do common = common + 1 end
  return string.rep('../', #from - common) .. table.concat(to, '/', common + 1)
end

local packed, taken = {}, {}
local TAKEN_BY_TEX = { pdf = true, png = true, jpg = true, jpeg = true }

-- A TeX-safe name beside the source for a workspace file: no blanks, accents or special characters.
local function pack(kind, found, folder, extension)
  if packed[found] then return packed[found] end
  local stem = found:match('([^/]*)%.%w+$') or 'file'
  stem = stem:gsub('[^%w_-]+', '-'):gsub('^%-+', ''):gsub('%-+$', '')
  if stem == '' then stem = kind == 'works' and 'references' or 'figure' end
  local name, number = folder .. stem .. '.' .. extension, 1
  while taken[name:lower()] do
    number = number + 1
    name = folder .. stem .. '-' .. number .. '.' .. extension
  end
  taken[name:lower()] = true
  packed[found] = name
  say('package-' .. kind, name .. '\t' .. found)
  return name
end

local function pack_image(found)
  local extension = (found:match('%.(%w+)$') or ''):lower()
  return pack('file', found, 'figures/', TAKEN_BY_TEX[extension] and extension or 'pdf')
end

local function find(path, folder)
  for _, candidate in ipairs({ path, decode(path), (decode(path):gsub('[?#].*$', '')) }) do
    local found = resolve(candidate, folder or base)
    if found and found ~= '' and exists(found) then return found end
  end
  return nil
end

-- pandoc treats a path as a URL: it decodes it, and parses a scheme at its start.
local function as_address(path)
  local quoted = path:gsub('%%', '%%25')
  return quoted:match('^%a[%w+.-]*:') and './' .. quoted or quoted
end

local function is_remote(path) return path:match('^%a[%w+.-]*:') ~= nil or path:sub(1, 2) == '//' end

local function text_of(value)
  if value == nil then return '' end
  return pandoc.utils.stringify(value)
end

-- A value as a Typst string literal, for places in our template where Typst wants a string, not content.
local function typst_string(value)
  local text = text_of(value):gsub('\\', '\\\\'):gsub('"', '\\"'):gsub('[\r\n]+', ' ')
  return pandoc.MetaInlines({ pandoc.RawInline('typst', '"' .. text .. '"') })
end

local function as_list(value)
  if value == nil then return {} end
  if pandoc.utils.type(value) == 'List' then return value end
  return { value }
end

-- The texts of this export, which pandoc may have read in an earlier call.
local files = PANDOC_STATE.input_files

-- Bibliography and style --------------------------------------------------------------------------------------------

-- Resolves a style not found in the workspace: one of the profile's files, or a bundled one.
local function known_style(path)
  local name = path:match('^https?://www%.zotero%.org/styles/([%w-]+)$') or path
  if name:find('/') then return nil end
  for _, file in ipairs({ name, name .. '.csl' }) do
    for _, folder in ipairs({ '.scriptorium/profile/', '.scriptorium/csl/' }) do
      if file:match('%.csl$') and exists(folder .. file) then return folder .. file end
    end
  end
  return nil
end

-- The server replaced a style that might never terminate with a marker.
local function refusal(path)
  local file = io.open(path, 'rb')
  if file == nil then return nil end
  local head = file:read(200) or ''
  file:close()
  return head:match('^scriptorium%-refused:(.*)$')
end

local function keep_found(meta, key, kind)
  if meta[key] == nil then return end
  local kept = {}
  for _, value in ipairs(as_list(meta[key])) do
    local path = text_of(value)
    local inside = path:match('^%.scriptorium/') and exists(path) and path
    local found = inside or not is_remote(path) and (find(path, first_folder) or find(path)) or nil
    local refused = kind == 'style' and found and refusal(found)
    if refused then
      say('style-refused', path:gsub('^%.scriptorium/%a+/', '') .. '|' .. refused)
    elseif found then
      kept[#kept + 1] = as_address(found)
    elseif is_remote(path) then
      local known = kind == 'style' and known_style(path)
      if known then kept[#kept + 1] = known else say(kind .. '-remote', path) end
    else
      local known = kind == 'style' and known_style(path)
      if known then kept[#kept + 1] = known else say(kind .. '-missing', path) end
    end
  end
  if #kept == 0 then
    meta[key] = nil
  elseif #kept == 1 then
    meta[key] = pandoc.MetaString(kept[1])
  else
    meta[key] = pandoc.MetaList(pandoc.List(kept):map(pandoc.MetaString))
  end
end

-- Citation commands need their entries beside the source, as BibTeX.
local function pack_works(meta)
  if not keeps_cites then return end
  meta.bibliography = pandoc.MetaList(pandoc.List(as_list(meta.bibliography)):map(function(value)
    -- URL-encoded by then.
    local name = pack('works', (decode(text_of(value)):gsub('^%./', '')), '', 'bib')
    -- BibTeX adds the extension itself.
    return pandoc.MetaString(keeps_cites == 'natbib' and name:gsub('%.bib$', '') or name)
  end))
  if #meta.bibliography == 0 then meta.bibliography = nil end
end

-- Title block: `authors` with numbered `affiliations` as journals write them, or pandoc's `author` ------------------

local function split_indexes(value)
  local indexes = {}
  for index in text_of(value):gmatch('[^,;%s]+') do indexes[#indexes + 1] = index end
  return indexes
end

local function read_affiliations(meta)
  local list, by_index = {}, {}
  for position, entry in ipairs(as_list(meta.affiliations or meta.affiliation)) do
    local is_map = type(entry) == 'table' and pandoc.utils.type(entry) == 'table'
    local name = is_map and (entry.name or entry.organization or entry.department) or entry
    local index = is_map and text_of(entry.index or entry.id) or ''
    if index == '' then index = tostring(position) end
    local item = { index = index, name = name }
    list[#list + 1] = item
    by_index[index] = item
  end
  return list, by_index
end

local function read_authors(meta, affiliations, by_index)
  local people = {}
  for _, entry in ipairs(as_list(meta.authors or meta.author)) do
    local person = { affiliations = {} }
    if pandoc.utils.type(entry) == 'table' then
      local name = entry.name
      if pandoc.utils.type(name) == 'table' then name = name.literal or (text_of(name.given) .. ' ' .. text_of(name.family)) end
      if name == nil then
        name = ((text_of(entry['given-names'] or entry.given)) .. ' ' .. text_of(entry.surname or entry.family)):gsub('^%s+', '')
      end
      person.name = name
      person.orcid = text_of(entry.orcid):gsub('^https?://orcid%.org/', '')
      person.email = text_of(entry.email)
      person.corresponding = entry.corresponding ~= nil and text_of(entry.corresponding) ~= 'false'
      for _, value in ipairs(as_list(entry.affiliation or entry.affiliations)) do
        local known = {}
        for _, index in ipairs(split_indexes(value)) do
          if by_index[index] then known[#known + 1] = index end
        end
        if #known > 0 then
          for _, index in ipairs(known) do table.insert(person.affiliations, index) end
        elseif text_of(value) ~= '' then
          local found
          for _, item in ipairs(affiliations) do
            if text_of(item.name) == text_of(value) then found = item end
          end
          if not found then
            found = { index = tostring(#affiliations + 1), name = value }
            table.insert(affiliations, found)
            by_index[found.index] = found
          end
          table.insert(person.affiliations, found.index)
        end
      end
    else
      person.name = entry
    end
    if text_of(person.name) ~= '' then people[#people + 1] = person end
  end
  return people
end

local function name_inlines(value)
  if pandoc.utils.type(value) == 'Inlines' then return value end
  return pandoc.Inlines(text_of(value))
end

-- A name from right to left would take the sign behind it and the next such name along.
local function ends_from_right(name)
  local last = name:match('[%z\1-\127\194-\244][\128-\191]*$')
  local code = last and utf8.len(last) == 1 and utf8.codepoint(last) or 0
  return code >= 0x590 and code < 0x900 or code >= 0xfb1d and code < 0xfe00 or code >= 0xfe70 and code < 0xff00
end

local function write_corresponding(person, title_words)
  local line = pandoc.Inlines({ pandoc.Superscript('*'), pandoc.Space() })
  line:extend(pandoc.Inlines(title_words.corresponding .. ' '))
  line:extend(name_inlines(person.name))
  if (person.email or '') ~= '' then
    line:extend({ pandoc.Str(','), pandoc.Space(), pandoc.Link(person.email, 'mailto:' .. person.email) })
  end
  return line
end

local function write_title_block(meta, title_words)
  local affiliations, by_index = read_affiliations(meta)
  local people = read_authors(meta, affiliations, by_index)
  if #people == 0 then return end
  local authors, structured, names = {}, {}, {}
  for _, person in ipairs(people) do
    local inlines = name_inlines(person.name):clone()
    if ends_from_right(text_of(person.name)) and not keeps_latex then inlines:insert(pandoc.Str('\u{200e}')) end
    local marks = table.concat(person.affiliations, ',')
    if person.corresponding then marks = marks .. (marks == '' and '*' or ',*') end
    if marks ~= '' then inlines:insert(pandoc.Superscript(pandoc.Inlines(pandoc.Str(marks)))) end
    authors[#authors + 1] = pandoc.MetaInlines(inlines)
    names[#names + 1] = text_of(person.name)
    local quote = target == 'typst' and typst_string or function(value) return value end
    structured[#structured + 1] = {
      name = pandoc.MetaInlines(name_inlines(person.name)),
      marks = marks ~= '' and quote(marks) or nil,
      orcid = (person.orcid or '') ~= '' and quote(person.orcid) or nil,
      email = (person.email or '') ~= '' and quote(person.email) or nil,
      corresponding = person.corresponding,
    }
  end
  local places = {}
  for _, item in ipairs(affiliations) do
    places[#places + 1] = { index = target == 'typst' and typst_string(item.index) or item.index, name = pandoc.MetaInlines(name_inlines(item.name)) }
  end
  local line = pandoc.Inlines({})
  for index, author in ipairs(authors) do
    if index > 1 then line:extend({ pandoc.Str(','), pandoc.Space() }) end
    line:extend(author)
  end
  meta['scriptorium-author-line'] = pandoc.MetaInlines(line)
  local lines = pandoc.List(affiliations):map(function(item)
    local place = pandoc.Inlines({ pandoc.Superscript(pandoc.Inlines(item.index)), pandoc.Space() })
    place:extend(name_inlines(item.name))
    return pandoc.MetaInlines(place)
  end)
  for _, person in ipairs(people) do
    if person.corresponding then lines:insert(pandoc.MetaInlines(write_corresponding(person, title_words))) end
  end
  meta['scriptorium-place-lines'] = #lines > 0 and lines or nil
  meta['scriptorium-authors'] = structured
  -- An empty table would count as one unnamed affiliation.
  meta['scriptorium-places'] = #places > 0 and places or nil
  meta['scriptorium-names'] = target == 'typst' and pandoc.List(names):map(typst_string) or names
  -- Templates of pages have an element for each, the properties of LaTeX's PDF one text for all.
  local in_one = target == 'latex' or target == 'beamer'
  meta['author-meta'] = meta['author-meta'] or (in_one and table.concat(names, '; ') or names)
  if target:match('jats') then
    meta.author = pandoc.List(people):map(function(person)
      local full = text_of(person.name)
      local given, family = full:match('^(.*)%s+(%S+)$')
      return {
        ['given-names'] = given or '', surname = family or full,
        orcid = (person.orcid or '') ~= '' and person.orcid or nil,
        email = (person.email or '') ~= '' and person.email or nil,
        affiliation = person.affiliations,
        ['cor-id'] = nil,
      }
    end)
    meta.affiliation = pandoc.List(affiliations):map(function(item)
      return { id = item.index, organization = text_of(item.name) }
    end)
    meta.article = meta.article or {}
  elseif target:match('markdown') or target:match('commonmark') or target:match('gfm') or target == 'typst' then
    meta.author = pandoc.List(names):map(pandoc.MetaString)
  elseif target:match('epub') or target == 'docx' or target == 'odt' or target == 'opendocument' then
    -- These two write `author` into the file's properties: use plain names; our templates add the marks.
    meta.author = pandoc.List(names):map(pandoc.MetaString)
  else
    meta.author = authors
    if target == 'revealjs' or target == 'beamer' then
      meta.institute = meta.institute or meta['scriptorium-place-lines']
    elseif target == 'latex' and meta['scriptorium-place-lines'] then
      -- The article class has no place for them; above the date they are centred and may take several lines.
      local date = pandoc.Inlines({ pandoc.RawInline('latex', '{\\normalsize ') })
      for index, place in ipairs(meta['scriptorium-place-lines']) do
        if index > 1 then date:insert(pandoc.LineBreak()) end
        date:extend(place)
      end
      date:insert(pandoc.RawInline('latex', '}'))
      if meta.date then
        date:insert(pandoc.RawInline('latex', '\\\\[1.5ex] '))
        date:extend(name_inlines(meta.date))
      end
      meta.date = pandoc.MetaInlines(date)
    end
  end
end

-- Images ------------------------------------------------------------------------------------------------------------

-- A figure has its caption below; an inline image has none but this text.
local function placeholder(image, why, shown, in_figure)
  local alt = text_of(image.caption)
  if #shown > 90 then shown = shown:sub(1, 60) .. '…' .. shown:sub(-24) end
  local label = 'Image not included: ' .. shown .. ' (' .. why .. ')'
  if alt ~= '' and not in_figure then label = label .. ' ' .. alt end
  if target == 'typst' then
    return pandoc.RawInline('typst', '#missing-image(' .. string.format('%q', label):gsub('\\\n', ' ') .. ')')
  end
  local content = pandoc.Inlines(pandoc.Str('[' .. label .. ']'))
  if is_remote(image.src) and image.src:match('^https?:') then content = pandoc.Inlines(pandoc.Link(content, image.src)) end
  return pandoc.Span(content, pandoc.Attr('', { 'missing-image' }, { title = alt }))
end

-- The converted image of a PDF file; nil if it could not be converted, which is logged already.
local function find_drawn(found)
  for _, form in ipairs({ '.svg', '.png' }) do
    if exists(DRAWN .. found .. form) then return DRAWN .. found .. form end
  end
  return nil
end

-- Screen formats show one pixel per dot unless given a size.
local function keep_natural_size(image, path)
  if image.attributes.width or image.attributes.height or not path:match('%.png$') then return end
  local file = io.open(path, 'rb')
  local ok, size = pcall(pandoc.image.size, file:read('a'))
  file:close()
  if ok and size.dpi_horz and size.dpi_horz > 0 then
    image.attributes.width = string.format('%.2fin', size.width / size.dpi_horz)
  end
end

local function check_image(image, in_figure)
  if image.src:match('^data:image/') then return nil end
  if is_remote(image.src) and not image.src:match('^file:') then
    say('image-remote', image.src)
    return placeholder(image, 'remote images are not fetched', image.src, in_figure)
  end
  local found = find(image.src)
  if not found then
    say('image-missing', image.src)
    return placeholder(image, 'not found in the workspace', image.src, in_figure)
  end
  if draws_pdf and found:lower():match('%.pdf$') then
    local drawn = find_drawn(found)
    if not drawn then return placeholder(image, 'could not be drawn', image.src, in_figure) end
    found = drawn
    keep_natural_size(image, drawn)
  end
  if target == 'typst' then
    if for_pdf and text_of(image.caption) == '' and (image.attributes.alt or '') == '' then
      say('image-undescribed', image.src)
      image.attributes.alt = image.src
    end
    image.src = for_pdf and '/' .. found or seen_from_output(found)
  elseif packs then
    image.src = pack_image(found)
  elseif writes_source and not for_pdf then
    -- As written, if that resolves to it.
    if output == base then return nil end
    image.src = seen_from_output(found)
  else
    image.src = as_address(found)
  end
  return image
end

local function check_images(doc)
  local inside = { Image = function(image) return check_image(image, true) end }
  return doc:walk({
    traverse = 'topdown',
    Figure = function(figure)
      figure.content = figure.content:walk(inside)
      figure.caption.long = figure.caption.long:walk({ Image = check_image })
      return figure, false
    end,
    Image = function(image) return check_image(image, false) end,
  })
end

-- Raw LaTeX names its images itself.
local function move_graphics(raw)
  if not keeps_latex or not raw.format:match('tex') or (not packs and output == base) then return nil end
  local function move(before, path)
    local found = find(path)
    if not found then return nil end
    return before .. '{' .. (packs and pack_image(found) or seen_from_output(found)) .. '}'
  end
  raw.text = raw.text
    :gsub('(\\includegraphics%s*){([^{}]*)}', move)
    :gsub('(\\includegraphics%s*%b[]%s*){([^{}]*)}', move)
  return raw
end

-- An editable result may be in another folder than its source.
local function move_link(link)
  if not writes_source or packs or output == base or link.target:match('^#') or is_remote(link.target) then return nil end
  local found = find(link.target)
  if not found then return nil end
  link.target = seen_from_output(found)
  return link
end

-- Raw pieces --------------------------------------------------------------------------------------------------------

local function write_math(math, number)
  local written = pandoc.write(pandoc.Pandoc({ pandoc.Plain({ math }) }), 'typst'):gsub('%s+$', '')
  if written:sub(1, 1) ~= '$' then
    say('math-unreadable', math.text)
    return nil
  end
  local block = math.mathtype == 'DisplayMath' and 'true' or 'false'
  local alt = string.format('%q', math.text):gsub('\\\n', ' ')
  local mark = number and ', number: "(' .. number .. ')"' or ''
  return pandoc.RawInline('typst', '#tex-math(' .. block .. ', ' .. alt .. ', ' .. written .. mark .. ')')
end

local function check_math(math)
  if target == 'typst' then return write_math(math) end
end

-- Its number stands at the margin, and its label right behind it: for a label in a span pandoc begins a line.
local function check_equation(span)
  local number = span.classes:includes('equation') and span.attributes.number
  local math = number and span.content[1]
  if not math or math.t ~= 'Math' then return nil end
  local written = write_math(math, number)
  if written == nil then return nil end
  if span.identifier:match('^[%w:_.-]+$') then written.text = written.text .. ' <' .. span.identifier .. '>' end
  return written, false
end

local SILENT = { newcommand = true, renewcommand = true, noindent = true, centering = true, vspace = true, hspace = true,
  label = true, usepackage = true, def = true, small = true, normalsize = true, bigskip = true, medskip = true, smallskip = true }

-- Raw LaTeX for a non-LaTeX target: formulas and simple commands are parsed, the rest is logged.
local function read_latex(raw)
  local text = raw.text
  local block = raw.t == 'RawBlock'
  if text:match('^%s*\\newpage%s*$') or text:match('^%s*\\clearpage%s*$') or text:match('^%s*\\pagebreak%s*$') then
    return block and target == 'typst' and pandoc.RawBlock('typst', '#pagebreak(weak: true)') or {}
  end
  local environment = text:match('^%s*\\begin{(%a+)%*?}')
  if environment and labels.is_math_block(environment) then
    local math = pandoc.Math('DisplayMath', (text:gsub('^%s+', ''):gsub('%s+$', '')))
    return block and pandoc.Para({ math }) or math
  end
  local ok, read = pcall(pandoc.read, text, 'latex')
  if ok and #read.blocks > 0 and text_of(read.blocks) ~= '' then
    return block and read.blocks or pandoc.utils.blocks_to_inlines(read.blocks)
  end
  local command = text:match('^%s*\\(%a+)')
  if not (command and SILENT[command]) then say('latex-dropped', text:sub(1, 80)) end
  return {}
end

local function check_raw(raw)
  local format = raw.format
  if format == 'typst' and target == 'typst' then
    -- Nothing they name can be reached (isolate.ts): said here, the rest of the document is still exported.
    if raw.text:match('%f[%w]import%f[%W]') or raw.text:match('%f[%w]include%f[%W]') or raw.text:match('%f[%w]eval%f[%W]')
      or raw.text:match('%f[%w]plugin%f[%W]') or raw.text:match('@%a+/') then
      say('typst-refused', raw.text:sub(1, 60))
      return {}
    end
    return nil
  end
  return nil
end

local function is_foreign_latex(raw) return raw.format:match('tex') and not keeps_latex and not target:match('markdown') end

-- Runs before numbering: LaTeX figures, tables and formulas are treated like all others.
local function read_foreign_latex(doc)
  return doc:walk({
    RawBlock = function(raw)
      if is_foreign_latex(raw) then return read_latex(raw) end
    end,
    RawInline = function(raw)
      -- References and labels are resolved once all numbers are known.
      if is_foreign_latex(raw) and not raw.text:match('^\\%a+%*?{[^}]*}$') then return read_latex(raw) end
    end,
  })
end

local function read_references(doc)
  return doc:walk({
    RawInline = function(raw)
      if is_foreign_latex(raw) then return labels.latex_reference(raw) or read_latex(raw) end
    end,
  })
end

-- Several files -----------------------------------------------------------------------------------------------------

-- pandoc prefixes identifiers with the file name, in this form.
local function prefix_of(name)
  local id = pandoc.text.lower((name:gsub('^%./', ''):gsub('/', '__')))
  id = id:gsub('[%c!-,/:-@%[-^`{-~]', ''):gsub('%s+', '-')
  return id:gsub('^[%d%p]+', '') .. '__'
end

-- Labels are global: the first definition wins, and references to it resolve from every file.
local function join_files(doc)
  if #files < 2 then return doc end
  local prefixes, inputs = {}, {}
  for _, name in ipairs(files) do
    prefixes[#prefixes + 1] = prefix_of(name)
    inputs[resolve(name, '')] = prefixes[#prefixes]
  end
  table.sort(prefixes, function(a, b) return #a > #b end)
  local function strip(id)
    for _, prefix in ipairs(prefixes) do
      if id:sub(1, #prefix) == prefix and #id > #prefix then return id:sub(#prefix + 1) end
    end
    return id
  end
  local place, taken = {}, {}
  local function rename(element)
    local given = element.identifier
    if given == nil or given == '' then return nil end
    local id = strip(given)
    if taken[id] then
      -- Headings may have the same text; they keep pandoc's identifiers.
      if element.t == 'Header' and id:match('^%a+:') then say('label-duplicate', id) end
      id = given
    end
    taken[id] = true
    place[given] = id
    element.identifier = id
    return element
  end
  doc = doc:walk({
    traverse = 'topdown',
    Header = rename, Div = rename, Span = rename, Figure = rename, Table = rename, CodeBlock = rename, Code = rename, Image = rename,
  })
  return doc:walk({
    Link = function(link)
      local path, id = link.target:match('^([^#]*)#(.+)$')
      if not id or is_remote(link.target) then return nil end
      if path ~= '' then
        local prefix = inputs[resolve(decode(path), base) or '']
        if not prefix then return nil end
        id = prefix .. id
      end
      local known = place[id] or taken[strip(id)] and strip(id)
      if known then
        link.target = '#' .. known
        return link
      end
    end,
  })
end

-- Paths in the front matter of later files are relative to them.
local function add_bibliographies(meta)
  local further = meta['scriptorium-bibliographies']
  meta['scriptorium-bibliographies'] = nil
  if further == nil then return end
  local all = pandoc.List(as_list(meta.bibliography)):map(text_of)
  for _, entry in ipairs(further) do
    local path, folder = text_of(entry.path), text_of(entry.folder)
    local found = not is_remote(path) and (find(path, folder) or find(path))
    if not found then
      say(is_remote(path) and 'bibliography-remote' or 'bibliography-missing', path)
    elseif not all:includes(as_address(found)) then
      all:insert(as_address(found))
    end
  end
  if #all > 0 then meta.bibliography = pandoc.MetaList(all:map(pandoc.MetaString)) end
end

-- Highlighted text, for formats whose writer lacks it -------------------------------------------------

local function write_highlights(doc)
  if target == 'odt' or target == 'opendocument' then
    return doc:walk({
      Span = function(span)
        if not span.classes:includes('mark') then return nil end
        span.attributes['custom-style'] = 'Highlight'
        return span
      end,
    })
  end
  if not (target:match('markdown') or target:match('commonmark') or target == 'gfm') then return doc end
  return doc:walk({
    Span = function(span)
      if not span.classes:includes('mark') then return nil end
      local sign = pandoc.RawInline(target == 'gfm' and 'gfm' or 'markdown', '==')
      local out = pandoc.Inlines({ sign })
      out:extend(span.content)
      out:insert(sign)
      return out
    end,
  })
end

-- Figures float --------------------------------------------------------------------------------------------------------

-- A figure that follows text floats to the top or bottom of a page, so that no page is left half empty.
-- Figures after a heading, or in lists, quotes and columns, stay in place, as do those without a caption to refer to.
local function float_figures(doc)
  local blocks = pandoc.Blocks({})
  local follows_text = false
  for _, block in ipairs(doc.blocks) do
    local is_figure = block.t == 'Figure' and not block.classes:includes('listing')
    if is_figure and follows_text and text_of(block.caption.long) ~= '' then
      blocks:insert(pandoc.RawBlock('typst', '#[#set figure(placement: auto)'))
      blocks:insert(block)
      blocks:insert(pandoc.RawBlock('typst', ']'))
    else
      blocks:insert(block)
      if not is_figure then follows_text = block.t ~= 'Header' end
    end
  end
  doc.blocks = blocks
  return doc
end

local function unnumber_references(blocks)
  for _, block in ipairs(blocks) do
    if block.t == 'Header' and labels.is_unnumbered(text_of(block.content)) and not block.classes:includes('unnumbered') then
      block.classes:insert('unnumbered')
    end
  end
  return blocks
end

-- HTML and PDF need a title for the window and for screen readers even if the text has none.
local function name_document(doc)
  if doc.meta.title or doc.meta.pagetitle then return end
  local name
  for _, block in ipairs(doc.blocks) do
    if block.t == 'Header' then name = text_of(block.content); break end
  end
  if name == nil or name == '' then
    name = (files[1] or 'Untitled'):gsub('^.*/', ''):gsub('%.%w+$', '')
  end
  doc.meta.pagetitle = pandoc.MetaString(name)
end

-- The OpenDocument writer puts metadata blocks between paragraphs, where nothing shows them, and the EPUB writer omits
-- them.
local function begin_with_abstract(doc)
  local is_book = target:match('epub') ~= nil
  if not is_book and target ~= 'odt' and target ~= 'opendocument' or doc.meta.abstract == nil then return end
  local abstract = doc.meta.abstract
  local kind = pandoc.utils.type(abstract)
  local blocks = kind == 'Blocks' and abstract or pandoc.Blocks({ pandoc.Para(name_inlines(abstract)) })
  local title = doc.meta['abstract-title'] and name_inlines(doc.meta['abstract-title']) or pandoc.Inlines('Abstract')
  if is_book then
    local level
    doc:walk({ Header = function(header) level = math.min(level or header.level, header.level) end })
    doc.blocks = pandoc.Blocks({ pandoc.Header(level or 1, title, pandoc.Attr('abstract', { 'unnumbered' })) }) .. blocks .. doc.blocks
    doc.meta.abstract = nil
    return
  end
  blocks:insert(1, pandoc.Para({ pandoc.Strong(title) }))
  doc.blocks:insert(1, pandoc.Div(blocks, pandoc.Attr('', {}, { ['custom-style'] = 'Abstract' })))
  doc.meta.abstract = nil
end

-- Comments, and what is left of those that are not closed; pandoc's own reader of Markdown has left them out already.
local function strip_comments(doc)
  local function strip(raw)
    if raw.format ~= 'html' or not raw.text:find('<!--', 1, true) then return nil end
    local text = raw.text:gsub('<!%-%-.-%-%->', ''):gsub('<!%-%-.*$', '')
    if text:match('^%s*$') then return {} end
    raw.text = text
    return raw
  end
  local walker = { RawInline = strip, RawBlock = strip }
  for key, value in pairs(doc.meta) do
    local kind = pandoc.utils.type(value)
    if kind == 'Inlines' or kind == 'Blocks' then doc.meta[key] = value:walk(walker) end
  end
  return doc:walk(walker)
end

function Pandoc(doc)
  if doc.meta['scriptorium-strip-comments'] then
    doc.meta['scriptorium-strip-comments'] = nil
    doc = strip_comments(doc)
  end
  local given = doc.meta['scriptorium-base']
  if given then base = text_of(given) end
  if doc.meta['scriptorium-folder'] then first_folder = text_of(doc.meta['scriptorium-folder']) end
  if doc.meta['scriptorium-inputs'] then files = pandoc.List(doc.meta['scriptorium-inputs']):map(text_of) end
  doc.meta['scriptorium-inputs'] = nil
  for_pdf = doc.meta['scriptorium-pdf'] == true
  -- Otherwise every export of an EPUB gets a new random identifier, and readers take it for another book.
  if target:match('epub') and not doc.meta.identifier then doc.meta.identifier = doc.meta['scriptorium-identifier'] end
  packs = doc.meta['scriptorium-package'] == true
  keeps_cites = doc.meta['scriptorium-cites'] and text_of(doc.meta['scriptorium-cites'])
  doc.meta['scriptorium-package'] = nil
  doc.meta['scriptorium-cites'] = nil
  draws_pdf = doc.meta['scriptorium-draws-pdf'] == true
  doc.meta['scriptorium-draws-pdf'] = nil
  doc.meta['scriptorium-identifier'] = nil
  output = text_of(doc.meta['scriptorium-output'] or base)
  doc.meta['scriptorium-output'] = nil
  doc.meta['scriptorium-base'] = nil
  doc.meta['scriptorium-folder'] = nil
  doc.meta['scriptorium-pdf'] = nil
  keep_found(doc.meta, 'bibliography', 'bibliography')
  add_bibliographies(doc.meta)
  pack_works(doc.meta)
  keep_found(doc.meta, 'csl', 'style')
  keep_found(doc.meta, 'citation-style', 'style')
  local is_markdown = target:match('markdown') or target == 'gfm' or target:match('commonmark')
  local lang = text_of(doc.meta.lang)
  labels.load(beside .. 'cross-references.json', lang)
  if not is_markdown then
    local title_words = labels.words_for(dofile(beside .. 'title-words.lua'), lang)
    write_title_block(doc.meta, title_words)
    name_document(doc)
    doc.meta['keywords-title'] = pandoc.MetaInlines({ pandoc.Strong(title_words.keywords) })
    doc.meta['corresponding-title'] = pandoc.MetaString(title_words.corresponding)
    -- Babel and Typst know it themselves.
    if not keeps_latex and target ~= 'typst' and not doc.meta['toc-title'] then
      doc.meta['toc-title'] = pandoc.MetaString(title_words.contents)
    end
  end
  if target == 'typst' and doc.meta.keywords then
    doc.meta['scriptorium-keywords'] = pandoc.List(as_list(doc.meta.keywords)):map(typst_string)
  end
  begin_with_abstract(doc)
  doc = join_files(doc)
  local unfold
  doc, unfold = fold(doc, target == 'typst')
  doc = write_highlights(doc)
  if not keeps_latex and not target:match('markdown') then doc = read_foreign_latex(doc) end
  doc.blocks = unnumber_references(doc.blocks)
  doc = labels.read_forms(doc)
  doc = labels.number_all(doc)
  doc = labels.number_sections(doc)
  doc = read_references(doc)
  doc = labels.write_references(doc)
  doc = check_images(doc)
  if not is_markdown then doc = doc:walk({ Table = fit_columns }) end
  if target == 'typst' then doc = float_figures(doc) end
  doc = labels.finish(doc)
  if writes_source then doc = doc:walk({ RawInline = move_graphics, RawBlock = move_graphics, Link = move_link }) end
  if target == 'typst' then
    doc = doc:walk({ traverse = 'topdown', RawInline = check_raw, RawBlock = check_raw, Math = check_math, Span = check_equation })
  end
  return unfold(doc)
end
