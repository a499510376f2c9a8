/**
 * @generated SignedSource<<08631e155842b4da73eec926b634e6b9>>
 * @relayHash 43db95e863f5c72eb4bf16aa2d27acdb
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0beed594fd5b9411fae2c318d01e362c110dfff74276316f059ac3b49d35237

import type { ConcreteRequest } from 'relay-runtime';
export type CreateTempisticaInput = {
  categoria?: string | null;
  codiceSerramentoId?: number | null;
  forma?: string | null;
  tempoRepartoBanchi: number;
  tempoRepartoMacchine: number;
  tipoSerramentoId: number;
};
export type TempisticaDialogCreateMutation$variables = {
  input: CreateTempisticaInput;
};
export type TempisticaDialogCreateMutation$data = {
  readonly createTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type TempisticaDialogCreateMutation = {
  response: TempisticaDialogCreateMutation$data;
  variables: TempisticaDialogCreateMutation$variables;
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
    "concreteType": "CreateTempisticaPayload",
    "kind": "LinkedField",
    "name": "createTempistica",
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
    "name": "TempisticaDialogCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TempisticaDialogCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0beed594fd5b9411fae2c318d01e362c110dfff74276316f059ac3b49d35237",
    "metadata": {},
    "name": "TempisticaDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "36d179251692e16ee66c88c548038367";

export default node;
