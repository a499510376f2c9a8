/**
 * @generated SignedSource<<fd35e5a953f4c6ae297bc875e629d953>>
 * @relayHash 59d3c15bc0b3adead2767d44f6cf92fb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 27b56c8cf273fa2c5a70fbdbc827f7ee510bc87754ed38770bb9927c24c05667

import type { ConcreteRequest } from 'relay-runtime';
export type cercaUtentiQuery$variables = {
  pagina: number;
  testo: string;
};
export type cercaUtentiQuery$data = {
  readonly utentiPerToken: {
    readonly nodes: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly username: string;
    }>;
    readonly pageInfo: {
      readonly hasNextPage: boolean;
    };
  };
};
export type cercaUtentiQuery = {
  response: cercaUtentiQuery$data;
  variables: cercaUtentiQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "UtentiPerTokenConnection",
    "kind": "LinkedField",
    "name": "utentiPerToken",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "UtentePerToken",
        "kind": "LinkedField",
        "name": "nodes",
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
            "name": "nome",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "username",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "cercaUtentiQuery",
    "selections": (v2/*:: as any*/),
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
    "name": "cercaUtentiQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "27b56c8cf273fa2c5a70fbdbc827f7ee510bc87754ed38770bb9927c24c05667",
    "metadata": {},
    "name": "cercaUtentiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8796e1db66b5b804c73eee50252d1ff";

export default node;
