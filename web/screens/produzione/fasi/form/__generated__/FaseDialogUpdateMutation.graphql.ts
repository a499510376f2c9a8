/**
 * @generated SignedSource<<6c4fd27466e6d5df9a8a678da5b69eee>>
 * @relayHash 85ddcb34071bbf0b41e8f979a1167ce5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bd7169450274a5866a4d1746932abc59b0fe0d0d00c2f7ea3a514419cb17444

import type { ConcreteRequest } from 'relay-runtime';
export type RepartoFase = "banchi" | "macchine";
export type UnitaFase = "days" | "hours" | "minutes";
export type UpdateFaseInput = {
  dependencies?: ReadonlyArray<string> | null;
  infiniteCapacity?: boolean | null;
  nome?: string | null;
  pk: number;
  reparto?: RepartoFase | null;
  soloConTelai?: boolean | null;
  unit?: UnitaFase | null;
  versione?: number | null;
  withFornitore?: boolean | null;
};
export type FaseDialogUpdateMutation$variables = {
  input: UpdateFaseInput;
};
export type FaseDialogUpdateMutation$data = {
  readonly updateFase: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type FaseDialogUpdateMutation = {
  response: FaseDialogUpdateMutation$data;
  variables: FaseDialogUpdateMutation$variables;
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
    "concreteType": "UpdateFasePayload",
    "kind": "LinkedField",
    "name": "updateFase",
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
    "name": "FaseDialogUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaseDialogUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5bd7169450274a5866a4d1746932abc59b0fe0d0d00c2f7ea3a514419cb17444",
    "metadata": {},
    "name": "FaseDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54eb47dc66f504ca5c58c46405d6dbad";

export default node;
