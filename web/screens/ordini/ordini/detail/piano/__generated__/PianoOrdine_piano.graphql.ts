/**
 * @generated SignedSource<<c89753816e0fa5dffd75798fbd7dbb74>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UnitaFase = "days" | "hours" | "minutes";
import type { FragmentRefs } from "relay-runtime";
export type PianoOrdine_piano$data = {
  readonly salvata: boolean;
  readonly schedulazioni: ReadonlyArray<{
    readonly durata: number | null;
    readonly fine: string | null;
    readonly fornitore: {
      readonly nome: string;
    } | null;
    readonly inizio: string | null;
    readonly isNeeded: boolean;
    readonly nomeFase: string;
    readonly spiegazione: ReadonlyArray<{
      readonly codice: string;
      readonly testo: string;
    }>;
    readonly unit: UnitaFase;
  }>;
  readonly " $fragmentType": "PianoOrdine_piano";
};
export type PianoOrdine_piano$key = {
  readonly " $data"?: PianoOrdine_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"PianoOrdine_piano">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PianoOrdine_piano",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salvata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseScheduler",
      "kind": "LinkedField",
      "name": "schedulazioni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeFase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unit",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isNeeded",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inizio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durata",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FornitoreFase",
          "kind": "LinkedField",
          "name": "fornitore",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "nome",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MotivoFase",
          "kind": "LinkedField",
          "name": "spiegazione",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "codice",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "testo",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SchedulazioneScheduler",
  "abstractKey": null
};

(node as any).hash = "65170d5ea0ede8d914d685004a55db01";

export default node;
