/**
 * @generated SignedSource<<0d5814e3e9f97015d324cd7525bdd2a4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PrimaDataOutcome_piano$data = {
  readonly errors: ReadonlyArray<{
    readonly nomeFase: string;
    readonly testo: string;
  }>;
  readonly giorno: string | null;
  readonly schedulazioni: ReadonlyArray<{
    readonly fine: string | null;
    readonly inizio: string | null;
    readonly isNeeded: boolean;
    readonly nomeFase: string;
    readonly " $fragmentSpreads": FragmentRefs<"PrimaDataFasi_fasi">;
  }>;
  readonly tempisticheMancanti: ReadonlyArray<{
    readonly codice: string;
    readonly famiglia: string;
    readonly forma: string;
    readonly tipo: string;
  }>;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly testo: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"PromessaWords_piano">;
  readonly " $fragmentType": "PrimaDataOutcome_piano";
};
export type PrimaDataOutcome_piano$key = {
  readonly " $data"?: PrimaDataOutcome_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"PrimaDataOutcome_piano">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nomeFase",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "testo",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PrimaDataOutcome_piano",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "giorno",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PromessaWords_piano"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TempisticaMancante",
      "kind": "LinkedField",
      "name": "tempisticheMancanti",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "tipo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "famiglia",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "forma",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codice",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErroreSchedulazione",
      "kind": "LinkedField",
      "name": "errors",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AvvisoSchedulazione",
      "kind": "LinkedField",
      "name": "warnings",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "code",
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "PrimaDataFasi_fasi"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PrimaDataPossibile",
  "abstractKey": null
};
})();

(node as any).hash = "9891ce5c4273a76f73242aec9d448725";

export default node;
