/**
 * @generated SignedSource<<7967a931ab2c34d15890b0585d413100>>
 * @relayHash ad08d6cf8fafd197394bac082fededc1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9bf382dc381021491e8a683727aeab214468b7c5f03aa41bc51d3edd8b48742

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type TempoAppresoInput = {
  minuti: number;
  reparto: RepartoFase;
  tempistica: number;
  versione?: number | null;
};
export type useAccettaTempiQuery$variables = {
  voci: ReadonlyArray<TempoAppresoInput>;
};
export type useAccettaTempiQuery$data = {
  readonly impattoTempiAppresi: ReadonlyArray<{
    readonly dopo: number;
    readonly fase: string;
    readonly numeroCommessa: string;
    readonly ordine: number;
    readonly prima: number;
  }>;
};
export type useAccettaTempiQuery = {
  response: useAccettaTempiQuery$data;
  variables: useAccettaTempiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "voci"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "voci",
        "variableName": "voci"
      }
    ],
    "concreteType": "FaseToccata",
    "kind": "LinkedField",
    "name": "impattoTempiAppresi",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordine",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "numeroCommessa",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "fase",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prima",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dopo",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useAccettaTempiQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAccettaTempiQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f9bf382dc381021491e8a683727aeab214468b7c5f03aa41bc51d3edd8b48742",
    "metadata": {},
    "name": "useAccettaTempiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c2b8418e31af9aed19e67e16162c5a7e";

export default node;
