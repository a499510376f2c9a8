/**
 * @generated SignedSource<<6e39ea447a6632a20aff606f71797985>>
 * @relayHash 520751740d24898de16eb22251122f37
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3069f6fa48ecaf21ddb57365e6d08dfd06b9a707682174779cc8d8c2431d5418

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
export type CreateFaseInput = {
  dependencies?: ReadonlyArray<string> | null;
  infiniteCapacity: boolean;
  nome: string;
  reparto?: RepartoFase | null;
  soloConTelai?: boolean | null;
  unit?: UnitaFase | null;
  withFornitore: boolean;
};
export type FaseDialogCreateMutation$variables = {
  input: CreateFaseInput;
};
export type FaseDialogCreateMutation$data = {
  readonly createFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FaseDialogCreateMutation = {
  response: FaseDialogCreateMutation$data;
  variables: FaseDialogCreateMutation$variables;
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
    "name": "FaseDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaseDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "3069f6fa48ecaf21ddb57365e6d08dfd06b9a707682174779cc8d8c2431d5418",
    "metadata": {},
    "name": "FaseDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e8b4524e8a157e9c856fefeeaad48f09";

export default node;
