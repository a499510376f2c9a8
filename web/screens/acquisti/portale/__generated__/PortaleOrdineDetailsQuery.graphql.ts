/**
 * @generated SignedSource<<aa8f8900f7e56f5a72576a38dc0f691a>>
 * @relayHash bab28a8d6d811ba3b5ec98e6be7ec57c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ffb9b06efe7e33f3fc438e2ccc8e17ae306ec4f93edb8ec6a6fcd1a2225685d

import type { ConcreteRequest } from 'relay-runtime';
export type PortaleOrdineDetailsQuery$variables = {
  pk: number;
};
export type PortaleOrdineDetailsQuery$data = {
  readonly fornitoreOrdine: {
    readonly allegati: ReadonlyArray<{
      readonly allegato: string;
      readonly originalName: string;
      readonly pk: number;
    }>;
    readonly dataOrdine: string | null;
    readonly emailPdf: string | null;
    readonly numeroDocumento: string;
    readonly tabella: {
      readonly colonne: ReadonlyArray<string>;
      readonly righe: ReadonlyArray<unknown>;
    };
  } | null;
};
export type PortaleOrdineDetailsQuery = {
  response: PortaleOrdineDetailsQuery$data;
  variables: PortaleOrdineDetailsQuery$variables;
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
  "args": null,
  "kind": "ScalarField",
  "name": "numeroDocumento",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "dataOrdine",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailPdf",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "allegato",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": "TabellaRighe",
  "kind": "LinkedField",
  "name": "tabella",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "colonne",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "righe",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PortaleOrdineDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdinePerFornitore",
        "kind": "LinkedField",
        "name": "fornitoreOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoPerFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/)
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
    "name": "PortaleOrdineDetailsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdinePerFornitore",
        "kind": "LinkedField",
        "name": "fornitoreOrdine",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoPerFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/),
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9ffb9b06efe7e33f3fc438e2ccc8e17ae306ec4f93edb8ec6a6fcd1a2225685d",
    "metadata": {},
    "name": "PortaleOrdineDetailsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0c2030393eeddd7124b75d9f0a0fa355";

export default node;
