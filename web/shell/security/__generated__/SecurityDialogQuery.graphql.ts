/**
 * @generated SignedSource<<744d42ba463732567b9fa6be9242a1a9>>
 * @relayHash a4501974c410d4e4c94799db7a68faff
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 905a17437bcb1a84122af0053dac516aebf23fe300dd9fec1202ad9ab170c910

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityDialogQuery$variables = Record<PropertyKey, never>;
export type SecurityDialogQuery$data = {
  readonly secondoFattore: {
    readonly attivoDal: string | null;
    readonly codiciRimasti: number;
    readonly obbligatorio: boolean;
  } | null;
  readonly sessioni: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"OwnSessions_sessione">;
  }>;
  readonly viewer: {
    readonly operatore: {
      readonly pinImpostatoIl: string | null;
    } | null;
  } | null;
};
export type SecurityDialogQuery = {
  response: SecurityDialogQuery$data;
  variables: SecurityDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Viewer",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatoreViewer",
      "kind": "LinkedField",
      "name": "operatore",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pinImpostatoIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "concreteType": "SecondoFattore",
  "kind": "LinkedField",
  "name": "secondoFattore",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "attivoDal",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiciRimasti",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "obbligatorio",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v2 = [
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
    "name": "dispositivo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "indirizzo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "creataIl",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ultimoUso",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "questa",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SecurityDialogQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Sessione",
        "kind": "LinkedField",
        "name": "sessioni",
        "plural": true,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "OwnSessions_sessione",
            "selections": (v2/*:: as any*/),
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SecurityDialogQuery",
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Sessione",
        "kind": "LinkedField",
        "name": "sessioni",
        "plural": true,
        "selections": (v2/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "905a17437bcb1a84122af0053dac516aebf23fe300dd9fec1202ad9ab170c910",
    "metadata": {},
    "name": "SecurityDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "38855d793b860b4046309a75366aacf0";

export default node;
