/**
 * @generated SignedSource<<b68d8a17aae212993aa4980af7299ca8>>
 * @relayHash 22931d04e6b4fa54df20fedf75ac21b4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26b3ba4405357595aa8b7c7d2169e74c39fa2feae54c670108ed4236bb79e9a6

import type { ConcreteRequest } from 'relay-runtime';
export type MailFornituraDialogQuery$variables = {
  pk: number;
};
export type MailFornituraDialogQuery$data = {
  readonly bozzaMailOrdineFornitore: {
    readonly aIndirizzo: string;
    readonly aNome: string;
    readonly corpo: string;
    readonly firma: string;
    readonly oggetto: string;
  } | null;
  readonly ordineFornitore: {
    readonly allegati: ReadonlyArray<{
      readonly originalName: string;
      readonly pk: number;
    }>;
    readonly motivoMail: string | null;
  } | null;
};
export type MailFornituraDialogQuery = {
  response: MailFornituraDialogQuery$data;
  variables: MailFornituraDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "BozzaMailOrdineFornitore",
  "kind": "LinkedField",
  "name": "bozzaMailOrdineFornitore",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aIndirizzo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oggetto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corpo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firma",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoMail",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "AllegatoOrdineFornitore",
  "kind": "LinkedField",
  "name": "allegati",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "originalName",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailFornituraDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailFornituraDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26b3ba4405357595aa8b7c7d2169e74c39fa2feae54c670108ed4236bb79e9a6",
    "metadata": {},
    "name": "MailFornituraDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2687b49a74319ba5c2cba0139377680f";

export default node;
