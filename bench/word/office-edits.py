"""Edits a document in LibreOffice as its own interface would; called by office-edits.ts.

    python3 office-edits.py SOURCE TARGET INSTRUCTIONS.json PROFILE_FOLDER
"""

import json
import pathlib
import subprocess
import sys
import time

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

source, target, instructions, profile = sys.argv[1:]
PIPE = "scriptorium" + str(abs(hash(profile)))
BOLD = 150.0


def option(name, value):
    made = PropertyValue()
    made.Name, made.Value = name, value
    return made


def connect():
    resolver = uno.getComponentContext().ServiceManager.createInstance("com.sun.star.bridge.UnoUrlResolver")
    for _ in range(600):
        try:
            return resolver.resolve(f"uno:pipe,name={PIPE};urp;StarOffice.ComponentContext")
        except NoConnectException:
            time.sleep(0.1)
    raise SystemExit("LibreOffice does not answer.")


office = subprocess.Popen(
    ["soffice", "--headless", "--norestore", f"--accept=pipe,name={PIPE};urp;",
     "-env:UserInstallation=" + pathlib.Path(profile).as_uri()],
    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
desktop = None
try:
    desktop = connect().ServiceManager.createInstance("com.sun.star.frame.Desktop")
    document = desktop.loadComponentFromURL(pathlib.Path(source).as_uri(), "_blank", 0, (option("Hidden", True),))
    for how, words, fresh in json.loads(pathlib.Path(instructions).read_text()):
        search = document.createSearchDescriptor()
        search.SearchString, search.SearchCaseSensitive = words, True
        found = document.findFirst(search)
        if found is None:
            continue
        document.RecordChanges = how == "tracked"
        if how == "comment":
            note = document.createInstance("com.sun.star.text.textfield.Annotation")
            note.Author, note.Content = "Grace Hopper", fresh
            found.getText().insertTextContent(found, note, True)
        elif how == "bold":
            found.CharWeight = BOLD
        else:
            found.String = fresh
    document.RecordChanges = False
    document.storeToURL(pathlib.Path(target).as_uri(), (option("FilterName", "MS Word 2007 XML"),))
    document.close(True)
finally:
    if desktop is not None:
        try:
            desktop.terminate()
        except Exception:  # The connection ends with the program.
            pass
    try:
        office.wait(20)
    except subprocess.TimeoutExpired:
        office.kill()
