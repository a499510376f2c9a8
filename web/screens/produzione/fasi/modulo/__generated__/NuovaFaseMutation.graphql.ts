/**
 * @generated SignedSource<<7ca8964a465fb3ac6513787a2bf51863>>
 * @relayHash 173fd77879a265b65b7134b19da1e29a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e22c8b054436b701be2f4c2022af0e78850da5f9a238703d0a78321a49f46b9c

import type { ConcreteRequest } from 'relay-runtime';
export type CreateFaseInput = {
  dependencies?: ReadonlyArray<string> | null;
  infiniteCapacity?: boolean | null;
  nome?: string | null;
  reparto?: string | null;
  soloConTelai?: boolean | null;
  unit?: string | null;
  withFornitore?: boolean | null;
};
export type NuovaFaseMutation$variables = {
  input: CreateFaseInput;
};
export type NuovaFaseMutation$data = {
  readonly createFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pk: number | null;
  };
};
export type NuovaFaseMutation = {
  response: NuovaFaseMutation$data;
  variables: NuovaFaseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateFasePayload",
    "kind": "LinkedField",
    "name": "createFase",
    "plural": false,
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
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovaFaseMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovaFaseMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e22c8b054436b701be2f4c2022af0e78850da5f9a238703d0a78321a49f46b9c",
    "metadata": {},
    "name": "NuovaFaseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4162470d15e610154bcb04ff6c98a50c";

export default node;
