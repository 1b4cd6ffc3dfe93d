import { quotedText as text } from './quotedText.ts';
import type { ScriptInput } from './script.ts';
import { type ScriptVariable, scriptVariables } from './scriptVariables.ts';

/** A script for Python that needs no packages, and makes a DataFrame where pandas is installed. */
export function pythonScript(input: ScriptInput): string {
  return `"""Reads an export of Canvass with its types and labels.

Run "python3 -i" with this file, or import it. \`responses\` is a list of dictionaries, one for each response, and \`VARIABLES\` says
what their names mean. Choices are labels; \`code(name, label)\` is the number of an option. Without an answer, or where the version
did not ask, a value is None. \`frame()\` makes a DataFrame if pandas is installed.
"""
import csv
import datetime
import decimal
import pathlib
import sys

FILE = pathlib.Path(__file__).parent / ${text(input.file)}
ZONE = ${text(input.zone)}
TITLE = ${text(input.title)}

# By name: the label and type of a column, the versions of the form that ask it, labels of some numbers,
# and the options of a choice as (text in the file, label, value, code).
VARIABLES = {
${scriptVariables(input).map(variableLine).join('')}}


def typed(variable, cell):
    if cell == "":
        return None
    kind = variable["type"]
    if kind == "choice":
        return next((label for written, label, _, _ in variable["options"] if written == cell), cell)
    if kind == "whole":
        return int(cell)
    if kind == "number":
        return decimal.Decimal(cell)
    if kind == "boolean":
        return cell == "1"
    if kind == "day":
        return datetime.date.fromisoformat(cell)
    if kind == "clock":
        return datetime.time.fromisoformat(cell)
    if kind == "instant":
        return datetime.datetime.fromisoformat(cell.replace("Z", "+00:00"))
    return cell


def read(file=FILE):
    csv.field_size_limit(2**31 - 1)
    with open(file, encoding="utf-8-sig", newline="") as source:
        lines = csv.reader(source, strict=True)
        if len(next(lines)) != len(VARIABLES):
            raise ValueError("The file was not made together with this script.")
        return [
            {name: typed(VARIABLES[name], cell) for name, cell in zip(VARIABLES, line)}
            for line in lines
        ]


def code(name, label):
    """The code of an option; None for a label that is none."""
    return next((number for _, known, _, number in VARIABLES[name]["options"] if known == label), None)


def frame(rows=None):
    """A DataFrame: choices are categories, ordered where their codes are numbers of the author."""
    import pandas

    rows = responses if rows is None else rows
    columns = {}
    for name, variable in VARIABLES.items():
        cells = [row[name] for row in rows]
        kind = variable["type"]
        if kind == "choice":
            labels = [label for _, label, _, _ in variable["options"]]
            column = pandas.Categorical(cells, categories=labels, ordered=variable["ordered"])
        elif kind == "whole":
            column = pandas.array(cells, dtype="Int64")
        elif kind == "number":
            column = [None if cell is None else float(cell) for cell in cells]
            column = pandas.array(column, dtype="Float64")
        elif kind == "boolean":
            column = pandas.array(cells, dtype="boolean")
        elif kind == "instant":
            column = pandas.Series(pandas.to_datetime(cells, utc=True)).dt.tz_convert(ZONE)
        else:
            column = pandas.Series(cells, dtype="object")
        columns[name] = column
    made = pandas.DataFrame(columns)
    made.attrs["labels"] = {name: variable["label"] for name, variable in VARIABLES.items()}
    return made


responses = read(sys.argv[1]) if __name__ == "__main__" and len(sys.argv) > 1 else read()

if __name__ == "__main__":
    print(f"{len(responses)} responses, {len(VARIABLES)} variables")
`;
}

function variableLine({ name, label, type, versions, options, ordered, scale }: ScriptVariable): string {
  const written = options.map(
    (option) =>
      `        (${text(option.written)}, ${text(option.label)}, ${text(option.value)}, ${option.code}),\n`,
  );
  return [
    `    ${text(name)}: {\n        "label": ${text(label)},\n        "type": ${text(type)},\n`,
    `        "versions": ${versions === undefined ? 'None' : `[${versions.join(', ')}]`},\n`,
    ...(type === 'choice'
      ? [`        "ordered": ${ordered ? 'True' : 'False'},\n        "options": [\n    `]
      : []),
    written.join('    '),
    ...(type === 'choice' ? [`        ],\n`] : []),
    ...(scale.length > 0
      ? [`        "labels": {${scale.map((each) => `${each.value}: ${text(each.label)}`).join(', ')}},\n`]
      : []),
    '    },\n',
  ].join('');
}
