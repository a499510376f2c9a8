/**
 * @generated SignedSource<<c36fe2eb340a822bd77855ebd18db761>>
 * @relayHash 8411075b2ea722147737ed8289fec230
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bcc207677c06cd576e324fefbbcfcc54e20bf369b419cedacd184fb62cbc3c6c

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type useImpactPreviewQuery$variables = {
  input: unknown;
  operazione: string;
};
export type useImpactPreviewQuery$data = {
  readonly impattoCalendario: ReadonlyArray<{
    readonly giorno: string;
    readonly libero: number;
    readonly ordini: ReadonlyArray<{
      readonly numeroCommessa: string;
      readonly pk: number;
    }>;
    readonly reparto: RepartoFase;
  }>;
};
export type useImpactPreviewQuery = {
  response: useImpactPreviewQuery$data;
  variables: useImpactPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "operazione"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      },
      {
        "kind": "Variable",
        "name": "operazione",
        "variableName": "operazione"
      }
    ],
    "concreteType": "CellaRotta",
    "kind": "LinkedField",
    "name": "impattoCalendario",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "giorno",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "libero",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "OrdineNominato",
        "kind": "LinkedField",
        "name": "ordini",
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
            "name": "numeroCommessa",
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
    "name": "useImpactPreviewQuery",
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
    "name": "useImpactPreviewQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "bcc207677c06cd576e324fefbbcfcc54e20bf369b419cedacd184fb62cbc3c6c",
    "metadata": {},
    "name": "useImpactPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8fca766db2124bdf073f93ff1f7e0c78";

export default node;
