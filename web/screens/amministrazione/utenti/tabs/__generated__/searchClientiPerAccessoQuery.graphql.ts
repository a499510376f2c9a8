/**
 * @generated SignedSource<<e3283c26c8d2b83f4a19e8a0144cdfda>>
 * @relayHash 974dbb853e319374079e209383cc7aba
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 69df7a9987e50e0905c9da810c6f9e222f4689bd6ae245944c1ec37e672ab434

import type { ConcreteRequest } from 'relay-runtime';
export type searchClientiPerAccessoQuery$variables = {
  pagina: number;
  testo: string;
};
export type searchClientiPerAccessoQuery$data = {
  readonly clientiPerAccesso: {
    readonly nodes: ReadonlyArray<{
      readonly codice: string | null;
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type searchClientiPerAccessoQuery = {
  response: searchClientiPerAccessoQuery$data;
  variables: searchClientiPerAccessoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pagina"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "testo"
},
v2 = [
  {
    "fields": [
      {
        "kind": "Variable",
        "name": "testo",
        "variableName": "testo"
      }
    ],
    "kind": "ObjectValue",
    "name": "filtro"
  },
  {
    "kind": "Variable",
    "name": "pagina",
    "variableName": "pagina"
  },
  {
    "kind": "Literal",
    "name": "perPagina",
    "value": 20
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "PageInfo",
  "kind": "LinkedField",
  "name": "pageInfo",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNextPage",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "searchClientiPerAccessoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClientiPerAccessoConnection",
        "kind": "LinkedField",
        "name": "clientiPerAccesso",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteAccesso",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "searchClientiPerAccessoQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "ClientiPerAccessoConnection",
        "kind": "LinkedField",
        "name": "clientiPerAccesso",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ClienteAccesso",
            "kind": "LinkedField",
            "name": "nodes",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "69df7a9987e50e0905c9da810c6f9e222f4689bd6ae245944c1ec37e672ab434",
    "metadata": {},
    "name": "searchClientiPerAccessoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "83b531d5698ff6d42b17e192b06fa745";

export default node;
